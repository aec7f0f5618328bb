/** The token counts of the API key. */

// A question, so that there is something to count.
const url = process.env.AI_URL ?? 'http://localhost:9184';
const key = process.env.AI_API_KEY ?? 'sandbox-key';
await fetch(`${url}/v1/chat/completions`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{role: 'user', content: 'What is a TEE?'}],
  }),
});

// #region count
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

const response = await fetch(`${AI_URL}/v1/usage`, {
  headers: {Authorization: `Bearer ${AI_API_KEY}`},
});
if (!response.ok)
  throw new Error(`${response.status} ${await response.text()}`);
const usage = (await response.json()) as Record<string, number>;
console.log('queries:', usage.queries);
console.log('prompt tokens:', usage.prompt_tokens);
console.log('completion tokens:', usage.completion_tokens);
console.log('total tokens:', usage.total_tokens);
// #endregion count

// Without an import, only this line makes the file a module, in which `await` is allowed.
export {};
