/** Causes errors of the chat endpoint and prints the status and the message of each. */
import assert from 'node:assert/strict';
// #region errors
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const bearer = `Bearer ${process.env.AI_API_KEY ?? 'sandbox-key'}`;
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{role: 'user', content: 'Hello'}];

/** Posts a body. Returns the status and the `detail` of the response. */
async function attempt(body: object | string, authorization?: string) {
  const response = await fetch(`${AI_URL}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(authorization === undefined
        ? {}
        : {Authorization: authorization}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const {detail} = (await response.json()) as {detail?: unknown};
  return {
    status: response.status,
    detail: typeof detail === 'string' ? detail : 'list of problems',
  };
}

const outcomes = {
  'no Authorization header': await attempt({model, messages}),
  'scheme other than Bearer': await attempt(
    {model, messages},
    'Basic eDp5',
  ),
  'unknown key': await attempt(
    {model, messages},
    'Bearer YOUR_API_KEY',
  ),
  'no messages': await attempt({model, messages: []}, bearer),
  'temperature of 6': await attempt(
    {model, messages, temperature: 6},
    bearer,
  ),
  'unknown model': await attempt(
    {model: 'no-such-model', messages},
    bearer,
  ),
  'body is not JSON': await attempt('{"model":', bearer),
};
for (const [name, {status, detail}] of Object.entries(outcomes)) {
  console.log(`${name}: ${status} ${detail}`);
}
// #endregion errors

assert.deepEqual(
  Object.values(outcomes).map(({status}) => status),
  [403, 403, 401, 400, 400, 400, 422],
);
