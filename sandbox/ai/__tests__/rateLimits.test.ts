import {afterEach, describe, expect, it, vi} from 'vitest';
import {call, sandboxForSuite, type ApiResponse} from '../../__tests__/harness';
import {RateLimiter} from '../rateLimits';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{role: 'user', content: 'Hello'}];

describe('rate limits', () => {
  const sandbox = sandboxForSuite({
    rateLimits: {minute: 2, hour: 100, day: 1000},
    apiKeys: ['other', 'third'],
  });
  const chat = (body: unknown, token = 'sandbox-key'): Promise<ApiResponse> =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token, body});

  it('respond with 429 and Retry-After in milliseconds, count refused requests, and apply per key', async () => {
    expect((await chat({})).status).toBe(400);
    expect((await chat({model: MODEL, messages})).status).toBe(200);
    const {status, json, headers} = await chat({model: MODEL, messages});
    expect([status, json]).toEqual([429, {detail: 'Too Many Requests'}]);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(1_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect((await chat({model: MODEL, messages}, 'other')).status).toBe(200);
  });

  it('do not count requests whose body is not JSON', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await chat('{"model":', 'third')).status).toBe(422);
    expect((await chat({model: MODEL, messages}, 'third')).status).toBe(200);
  });

  it('apply only to chat completions', async () => {
    const {status} = await call(sandbox().aiUrl, 'GET', '/v1/usage', {token: 'sandbox-key'});
    expect(status).toBe(200);
  });
});

describe('requests at the same time', () => {
  // The node allows this model five.
  const model = 'hugging-quants/Meta-Llama-3.1-70B-Instruct-AWQ-INT4';
  const sandbox = sandboxForSuite({chunkDelayMs: 50});

  it.each([false, true])('all succeed, with stream: %s', async (stream) => {
    const responses = await Promise.all(
      Array.from({length: 8}, () =>
        call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {
          token: 'sandbox-key',
          body: {model, messages, stream, max_tokens: 2},
        }),
      ),
    );
    expect(responses.map(({status}) => status)).toEqual(Array.from({length: 8}, () => 200));
  });
});

describe('the windows of rate limits', () => {
  afterEach(() => void vi.useRealTimers());

  it('begin with the first request and have a fixed length', () => {
    const limiter = new RateLimiter({minute: 1, hour: 2, day: 1000});
    const countAt = (ms: number) => {
      vi.useFakeTimers({now: ms});
      return limiter.count('a');
    };
    expect(countAt(0)).toBeUndefined();
    expect(countAt(59_000)).toBe(1_000);
    expect(countAt(60_000)).toBeUndefined();
    expect(countAt(120_000)).toBe(3_600_000 - 120_000);
  });
});
