/** `askWithRetry` waits after a 429 as long as the node says, unless that is too long, and a second after other failures. */
import type {ServerResponse} from 'node:http';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {serveHttp, type HttpServer} from '../../../tests/httpServer';

let node: HttpServer;
let requestTimes: number[] = [];
let respond: (response: ServerResponse, attempt: number) => void;

beforeEach(async () => {
  requestTimes = [];
  node = await serveHttp((_request, response) => {
    requestTimes.push(Date.now());
    respond(response, requestTimes.length);
  });
  vi.stubEnv('AI_URL', node.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await node.stop();
});

/** Runs the sample, which asks once. Returns the status that it prints. */
async function runSample(): Promise<unknown> {
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation(() => undefined);
  await import('../retry');
  const status: unknown = log.mock.calls[0]?.[0];
  log.mockRestore();
  return status;
}

it('waits for the milliseconds of Retry-After', async () => {
  respond = (response, attempt) => {
    if (attempt === 1) {
      response.writeHead(429, {'Retry-After': '300'}).end();
    } else response.writeHead(200).end('{}');
  };
  expect(await runSample()).toBe(200);
  expect(requestTimes).toHaveLength(2);
  const [first = 0, second = 0] = requestTimes;
  expect(second - first).toBeGreaterThanOrEqual(290);
});

it('waits a second after a 429 without Retry-After', async () => {
  respond = (response, attempt) =>
    response.writeHead(attempt === 1 ? 429 : 200).end('{}');
  expect(await runSample()).toBe(200);
  const [first = 0, second = 0] = requestTimes;
  expect(second - first).toBeGreaterThanOrEqual(990);
});

it('returns the 429 when the wait is longer than a minute', async () => {
  respond = (response) =>
    response.writeHead(429, {'Retry-After': '3600000'}).end();
  expect(await runSample()).toBe(429);
  expect(requestTimes).toHaveLength(1);
});

it.each([502, 503, 504])(
  'waits a second after a %d, whose Retry-After is in seconds',
  async (status) => {
    respond = (response, attempt) =>
      response
        .writeHead(attempt === 1 ? status : 200, {'Retry-After': '1'})
        .end('{}');
    expect(await runSample()).toBe(200);
    const [first = 0, second = 0] = requestTimes;
    expect(second - first).toBeGreaterThanOrEqual(990);
  },
);

it('waits a second after a request without a response', async () => {
  respond = (response, attempt) => {
    if (attempt === 1) response.destroy();
    else response.writeHead(200).end('{}');
  };
  expect(await runSample()).toBe(200);
  const [first = 0, second = 0] = requestTimes;
  expect(second - first).toBeGreaterThanOrEqual(990);
});

it.each([400, 401, 500])('returns a %d at once', async (status) => {
  respond = (response) => response.writeHead(status).end('{}');
  expect(await runSample()).toBe(status);
  expect(requestTimes).toHaveLength(1);
});

it('returns the 429 after five attempts', async () => {
  respond = (response) =>
    response.writeHead(429, {'Retry-After': '1'}).end();
  expect(await runSample()).toBe(429);
  expect(requestTimes).toHaveLength(5);
});
