/** A rotation of the organization key that failed in the middle can be repeated, as the recipe describes. */
import {randomBytes} from 'node:crypto';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startSandbox, type Sandbox} from '../../../sandbox';

const realFetch = globalThis.fetch;
const realArguments = process.argv;
const printed: string[] = [];
let sandbox: Sandbox;
let oldKey: string;
let newKey: string;

beforeEach(async () => {
  sandbox = await startSandbox({port: 0});
  vi.stubEnv('NODE_URLS', sandbox.databaseUrls.join(','));
  oldKey = randomBytes(32).toString('hex');
  newKey = randomBytes(32).toString('hex');
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((...parts) => {
    printed.push(parts.join(' '));
  });
});
afterEach(async () => {
  process.argv = realArguments;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await sandbox.stop();
});

/** Stores three records with the old key. Returns the id of their collection. */
async function storeRecords(): Promise<string> {
  vi.stubEnv('ORG_SECRET_KEY', oldKey);
  vi.resetModules();
  await import('../upload');
  return (await import('../create-schema')).schemaId;
}

/** Runs `rotate-key.ts` with a collection, as in a new process. */
async function rotate(id: string): Promise<void> {
  vi.stubEnv('ORG_SECRET_KEY', oldKey);
  vi.stubEnv('NEW_ORG_SECRET_KEY', newKey);
  vi.resetModules();
  process.argv = ['node', 'rotate-key.ts', id];
  await import('../rotate-key');
}

/** Runs `delete-old.ts` with a collection of the organization with this key, as in a new process. */
async function deleteCollection(id: string, key: string): Promise<void> {
  vi.stubEnv('ORG_SECRET_KEY', key);
  vi.resetModules();
  process.argv = ['node', 'delete-old.ts', id];
  await import('../delete-old');
}

it('copies again after the upload failed on one node and the new collection was deleted', async () => {
  const id = await storeRecords();
  let copied = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const isCopy = url.endsWith('/api/v1/data/create');
    if (isCopy && url.startsWith(String(sandbox.databaseUrls[2]))) {
      throw new TypeError('fetch failed');
    }
    const response = await realFetch(url, init);
    if (isCopy) copied += 1;
    return response;
  });
  await expect(rotate(id)).rejects.toThrow('fetch failed');
  await vi.waitFor(() => expect(copied).toBe(2));
  vi.unstubAllGlobals();

  const prefix = 'new collection: ';
  const incomplete = printed.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  await deleteCollection(String(incomplete), newKey);
  expect(printed.at(-1)).toBe('collection deleted on 3 nodes');

  await rotate(id);
  expect(printed).toContain('copied on each node: 3 3 3');
  expect(printed.at(-1)).toBe('read with the new key: Ada, Ben, Cem');
});

it('deletes the old collection on the other nodes after one node did not respond', async () => {
  const id = await storeRecords();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'DELETE' && url.startsWith(String(sandbox.databaseUrls[1]))) {
      throw new TypeError('fetch failed');
    }
    return realFetch(url, init);
  });
  await expect(deleteCollection(id, oldKey)).rejects.toThrow('fetch failed');
  vi.unstubAllGlobals();

  await deleteCollection(id, oldKey);
  expect(printed.at(-1)).toBe('collection deleted on 2 nodes');
});
