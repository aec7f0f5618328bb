/** Requests that once stopped the sandbox, filled its memory, or changed other data than they name. */
import {existsSync, readFileSync} from 'node:fs';
import {request} from 'node:http';
import {beforeAll, describe, expect, it} from 'vitest';
import {call, newCollection, sandboxForSuite} from './harness';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

/** Returns a limit that is 200 ms on an idle machine, and more on a slow or busy one. */
function timeLimitMs(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 20_000_000; index += 1) sum += index % 7;
  expect(sum).toBeGreaterThan(0);
  return Math.max(200, (performance.now() - start) * 20);
}

const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`;
const childProcesses = (): number[] =>
  readFileSync(CHILDREN, 'utf8').split(' ').filter(Boolean).map(Number);
/** Whether a child process runs jobs. The others belong to earlier test files of this worker. */
const runsJobs = (id: number): boolean =>
  readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('jobProcess');

describe('the sandbox', () => {
  // The specification doesn't declare the 413 of the sandbox.
  const sandbox = sandboxForSuite({onViolation: () => undefined});
  const chat = (body: unknown, headers: Record<string, string> = {}) =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token: 'sandbox-key', body, headers});
  const data = (operation: string, body: unknown) => {
    const {databaseUrls, token} = sandbox();
    return call(databaseUrls[0] ?? '', 'POST', `/api/v1/data/${operation}`, {token, body});
  };
  const collection = async (): Promise<string> => {
    const {databaseUrls, token} = sandbox();
    return newCollection(databaseUrls[0] ?? '', token, {type: 'array'});
  };
  const messages = [{role: 'user', content: 'x'}];
  // The first request loads the specification and the tokenizer.
  beforeAll(async () => expect((await chat({model: MODEL, messages})).status).toBe(200));

  it.each([
    ['a text of escaped quotes', `"${'\\"'.repeat(160_000)}`, {'content-type': 'text/plain'}],
    ['a text of quotes and backslashes', '"\\'.repeat(160_000), {'content-type': 'text/plain'}],
    ['a text of quotes', `{${'"'.repeat(320_001)}`, {}],
    ['a number of digits', {model: MODEL, messages, temperature: `${'1'.repeat(320_000)}x`}, {}],
    [
      'a whole number of digits',
      {model: MODEL, messages, max_tokens: `${'1_'.repeat(160_000)}x`},
      {},
    ],
    ['spaces', {model: MODEL, messages, max_tokens: `1${' '.repeat(320_000)}x`}, {}],
    ['unclosed brackets', '['.repeat(320_000), {}],
  ])('reads %s in linear time', {timeout: 120_000}, async (_, body, headers) => {
    const limit = timeLimitMs();
    const start = performance.now();
    const {status} = await chat(body, headers);
    expect(performance.now() - start).toBeLessThan(limit);
    expect([400, 422, 500]).toContain(status);
  });

  it.skipIf(!existsSync(CHILDREN))(
    'starts no process for a body that is nested too deep',
    async () => {
      const schema = await collection();
      const nested = '['.repeat(5_000) + ']'.repeat(5_000);
      const before = childProcesses().length;
      for (let count = 0; count < 5; count += 1) {
        const reply = await data('read', `{"schema":"${schema}","filter":{"a":${nested}}}`);
        expect(reply.status).toBe(500);
        expect(reply.text).toContain('nested deeper than 100 levels');
      }
      expect(childProcesses()).toHaveLength(before);
    },
  );

  // A new process reads mingo and its own code, which takes long on a busy machine.
  it.skipIf(!existsSync(CHILDREN))(
    'replaces an idle process that was stopped',
    {timeout: 120_000},
    async () => {
      const schema = await collection();
      expect((await data('read', {schema, filter: {}})).status).toBe(200);
      const stopped = childProcesses().filter(runsJobs);
      expect(stopped).not.toEqual([]);
      for (const id of stopped) process.kill(id, 'SIGKILL');
      const remaining = () => childProcesses().filter((id) => stopped.includes(id));
      await expect.poll(remaining, {timeout: 60_000}).toEqual([]);
      expect((await data('read', {schema, filter: {}})).status).toBe(200);
    },
  );

  it.each(['{"__proto__":{"x":1}}', '{"a":[{"__proto__":1}]}', '{"__proto__.x":1}'])(
    'refuses the filter %s, and changes no document',
    async (filter) => {
      const schema = await collection();
      await data('create', {schema, data: [{name: 'kept'}]});
      const body = `{"schema":"${schema}","filter":${filter},"update":{"$set":{"name":"lost"}}}`;
      expect((await data('update', body)).status).toBe(500);
      const {json} = await data('read', {schema, filter: {}});
      expect(json).toMatchObject({data: [{name: 'kept'}]});
    },
  );

  it('matches no document by a name of the prototype', async () => {
    const schema = await collection();
    await data('create', {schema, data: [{name: 'kept'}]});
    const {json} = await data('delete', {schema, filter: {constructor: {$exists: true}}});
    expect(json).toMatchObject({data: {deletedCount: 0}});
  });

  it.each([
    ['without a key', {}, 403],
    ['with a key', {authorization: 'Bearer sandbox-key'}, 413],
  ])('refuses a body of 60 MiB %s before it reads it', async (_, headers, expected) => {
    const {aiUrl} = sandbox();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const length = {'content-length': 60 * 1024 * 1024, 'content-type': 'application/json'};
      const options = {method: 'POST', headers: {...headers, ...length}};
      const sent = request(`${aiUrl}/v1/chat/completions`, options, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      // Only the beginning is sent: a server that waited for the rest would never answer.
      sent.write('{');
    });
    expect(status).toBe(expected);
  });
});
