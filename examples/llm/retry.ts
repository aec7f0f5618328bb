/** Sends a chat completion, and repeats it after a 429, 502 to 504, a timeout, or without a connection. */
// #region retry
import {setTimeout as wait} from 'node:timers/promises';

const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';
const RETRIED = [429, 502, 503, 504];
const ATTEMPTS = 5;
const LONGEST_WAIT_MS = 60_000;

function ask(body: object): Promise<Response> {
  return fetch(`${AI_URL}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${AI_API_KEY}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
}

/**
 * Asks, and repeats the request after a 429, 502, 503, or 504, and
 * without a response. Returns the last response: check its status,
 * because the node may still reject the request. Don't use it with
 * `stream: true`: the time limit would end a long stream.
 */
export async function askWithRetry(body: object): Promise<Response> {
  let pauseMs = 1000;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === ATTEMPTS;
    const response = await ask(body).catch((error: unknown) => {
      if (isLast) throw error; // no connection, or a timeout
    });
    if (response && (isLast || !RETRIED.includes(response.status))) {
      return response;
    }
    // After a 429, Retry-After is the time to wait, in milliseconds.
    // Without it, and after other failures, each wait is twice as long.
    const retryAfter =
      response?.status === 429
        ? response.headers.get('Retry-After')
        : null;
    const waitMs = retryAfter === null ? pauseMs : Number(retryAfter);
    if (response && waitMs > LONGEST_WAIT_MS) return response;
    await response?.body?.cancel();
    await wait(waitMs);
    pauseMs *= 2;
  }
}

const response = await askWithRetry({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{role: 'user', content: 'What is a TEE?'}],
});
console.log(response.status);
// #endregion retry
