import {describe, expect, it, vi} from 'vitest';
import {call, sandboxForSuite, type Answer} from '../../__tests__/harness';
import {Places, RateLimiter} from '../limits';

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
  const sandbox = sandboxForSuite({concurrency: 1, chunkDelayMs: 20});

  const chat = (model: string, stream: boolean, signal?: AbortSignal): Promise<Response> =>
    fetch(`${sandbox().aiUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'},
      body: JSON.stringify({model, messages, stream}),
      signal: signal ?? null,
    });

  it('answers 429 without Retry-After while the places are taken, and gives them back', async () => {
    const running = await chat(MODEL, true);
    const refused = await chat(MODEL, false);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, null]);
    expect((await chat('meta-llama/Llama-3.2-3B-Instruct', false)).status).toBe(200);
    await running.text();
    expect((await chat(MODEL, false)).status).toBe(200);
  });

  it('gives the place back when the reader leaves the stream', async () => {
    const leaving = new AbortController();
    await chat(MODEL, true, leaving.signal);
    leaving.abort();
    await vi.waitFor(async () => expect((await chat(MODEL, false)).status).toBe(200), 5_000);
  });
});

describe('windows and places', () => {
  it('start at the first request and are fixed', () => {
    let now = 0;
    const limiter = new RateLimiter({minute: 1, hour: 2, day: 1000}, () => now);
    expect(limiter.take('a')).toBeUndefined();
    now = 59_000;
    expect(limiter.take('a')).toBe(1_000);
    now = 60_000;
    expect(limiter.take('a')).toBeUndefined();
    now = 120_000;
    expect(limiter.take('a')).toBe(3_600_000 - 120_000);
  });

  it('give a place back once', () => {
    const places = new Places();
    const first = places.take('m', 2);
    expect(places.take('m', 2)).toBeDefined();
    expect(places.take('m', 2)).toBeUndefined();
    first?.();
    first?.();
    expect(places.take('m', 2)).toBeDefined();
    expect(places.take('m', 2)).toBeUndefined();
  });
});
