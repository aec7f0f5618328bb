/** `upload.ts` undoes an incomplete upload, and says where it could not. */
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startSandbox, type Sandbox} from '../../../sandbox';

const realFetch = globalThis.fetch;
let sandbox: Sandbox;

beforeEach(async () => {
  vi.resetModules();
  sandbox = await startSandbox({port: 0});
  vi.stubEnv('NODE_URLS', sandbox.databaseUrls.join(','));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await sandbox.stop();
});

it('deletes on the nodes that responded when one node does not respond', async () => {
  const [first, second, third] = sandbox.databaseUrls;
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push(url);
    if (url === `${third}/api/v1/data/create`) {
      throw new TypeError('fetch failed');
    }
    return realFetch(url, init);
  });
  await expect(import('../upload')).rejects.toThrow(
    'upload incomplete; tried to undo it on the nodes that responded: [[],[],"TypeError: fetch failed"]',
  );
  expect(calls.filter((url) => url.endsWith('/delete'))).toEqual([
    `${first}/api/v1/data/delete`,
    `${second}/api/v1/data/delete`,
  ]);
});
