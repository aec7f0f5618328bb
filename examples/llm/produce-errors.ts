/** Produces the errors of an AI node in a sandbox, and prints the status and the text of each. */
// #region errors
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const authorization = `Bearer ${process.env.AI_API_KEY ?? 'sandbox-key'}`;
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{role: 'user', content: 'Hello'}];

/** Sends a request. Prints the name of the error, and the status and text of the response. */
async function show(
  name: string,
  url: string,
  init: RequestInit,
): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  console.log(`${name}: ${response.status} ${text}`);
}

/** Posts to the chat endpoint. Text and bytes are sent as they are. */
function chat(
  name: string,
  body: unknown,
  headers: Record<string, string> = {authorization},
) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return show(name, `${AI_URL}/v1/chat/completions`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
  });
}

const tool = {
  type: 'function',
  function: {name: 'get_weather', parameters: {}},
};
const node = {bearer_token: '', schema_id: '', diff_query_id: ''};
const nodes = [{...node, url: 'http://localhost:9181/api/v1'}];
const system = [{role: 'system', content: null}, ...messages];

await chat('not-authenticated', {model, messages}, {});
await chat(
  'invalid-credentials',
  {model, messages},
  {authorization: 'Basic eDp5'},
);
await chat(
  'invalid-api-key',
  {model, messages},
  {authorization: 'Bearer wrong'},
);
await chat('invalid-json', '{"model":');
await chat('invalid-request-body', {model, messages: []});
await chat('invalid-model-name', {model: 'no-such-model', messages});
await chat('internal-server-error', '[]');
const halfEmoji = [{role: 'user', content: '\ud83d'}];
await chat('unpaired-surrogate', {model, messages: halfEmoji});
await chat('unreadable-body', new Uint8Array([0xff]));
await chat('model-not-running', {
  model: 'meta-llama/Llama-3.2-1B-Instruct',
  messages,
});
const modelWithoutTools = 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B';
await chat('no-tools', {
  model: modelWithoutTools,
  messages,
  tools: [tool],
});
const report = `${AI_URL}/v1/attestation/report?nonce=abc`;
await show('nonce-length', report, {headers: {authorization}});
await chat('retrieval-configuration', {
  model,
  messages,
  nilrag: {num_chunks: 2},
});
const answer = [{role: 'assistant', content: 'Hello'}];
await chat('no-user-query', {model, messages: answer, nilrag: {nodes}});
await chat('system-message-empty', {
  model,
  messages: system,
  nilrag: {nodes},
});
await chat('retrieval-failed', {
  model,
  messages,
  nilrag: {nodes: [node]},
});
// #endregion errors

export {};
