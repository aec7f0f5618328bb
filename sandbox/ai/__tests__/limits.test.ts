import {afterEach, describe, expect, it, vi} from 'vitest';
import {call, sandboxForSuite, type Answer} from '../../__tests__/harness';
import {rateLimiter} from '../limits';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{role: 'user', content: 'Hello'}];

describe('rate limits', () => {
  const sandbox = sandboxForSuite({
    rateLimits: {minute: 2, hour: 100, day: 1000},
    apiKeys: ['other'],
  });
  const chat = (body: object, token = 'sandbox-key'): Promise<Answer> =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token, body});

  it('answer 429 with Retry-After in milliseconds; refused requests count too; keys do not share', async () => {
    expect((await chat({})).status).toBe(400);
    expect((await chat({model: MODEL, messages})).status).toBe(200);
    const {status, json, headers} = await chat({model: MODEL, messages});
    expect([status, json]).toEqual([429, {detail: 'Too Many Requests'}]);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(1_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect((await chat({model: MODEL, messages}, 'other')).status).toBe(200);
  });

  it('apply to chat completions only', async () => {
    const {status} = await call(sandbox().aiUrl, 'GET', '/v1/usage', {token: 'sandbox-key'});
    expect(status).toBe(200);
  });
});

describe('concurrency per model', () => {
  /** Five at one time, as documented. */
  const LARGE = 'hugging-quants/Meta-Llama-3.1-70B-Instruct-AWQ-INT4';
  const sandbox = sandboxForSuite({chunkDelayMs: 1_000});

  const chat = (model: string, stream: boolean): Promise<Response> =>
    fetch(`${sandbox().aiUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'},
      body: JSON.stringify({model, messages, stream}),
    });

  it('answers 429 without Retry-After while the places are taken, and gives them back', async () => {
    const answers = await Promise.all(Array.from({length: 8}, () => chat(LARGE, false)));
    const statuses = answers.map(({status}) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = answers.find(({status}) => status === 429);
    expect(refused?.headers.get('retry-after')).toBeNull();
    expect((await chat(LARGE, false)).status).toBe(200);
  });

  it('frees the place of a stream when it begins', async () => {
    const running: Response[] = [];
    for (let count = 0; count < 8; count += 1) running.push(await chat(LARGE, true));
    expect(running.map(({status}) => status)).toEqual(Array.from({length: 8}, () => 200));
    for (const {body} of running) await body?.cancel();
  });
});

describe('windows', () => {
  afterEach(() => void vi.useRealTimers());

  it('start at the first request and are fixed', () => {
    const takeTurn = rateLimiter({minute: 1, hour: 2, day: 1000});
    const at = (ms: number) => {
      vi.useFakeTimers({now: ms});
      return takeTurn('a');
    };
    expect(at(0)).toBeUndefined();
    expect(at(59_000)).toBe(1_000);
    expect(at(60_000)).toBeUndefined();
    expect(at(120_000)).toBe(3_600_000 - 120_000);
  });
});
