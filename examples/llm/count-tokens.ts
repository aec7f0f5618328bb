/** The token count of the API key. */
import assert from 'node:assert/strict';
// #region count
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

const response = await fetch(`${AI_URL}/v1/usage`, {
  headers: {Authorization: `Bearer ${AI_API_KEY}`},
});
if (!response.ok)
  throw new Error(`${response.status} ${await response.text()}`);
const usage = (await response.json()) as Record<string, number>;
console.log(Object.keys(usage));
// #endregion count
const {prompt_tokens = 0, completion_tokens = 0, total_tokens} = usage;
assert.equal(total_tokens, prompt_tokens + completion_tokens);
