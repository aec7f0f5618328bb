/** Each program that reads or totals stops with an error if one node lost a record: a wrong total would look right. */
import {spawn, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startSandbox, type Sandbox} from '../../../sandbox';

const realFetch = globalThis.fetch;
const realFolder = process.cwd();
let sandbox: Sandbox;
let folder: string;

/** Calls a node as the program does. After an upload to the third node, deletes one of the new records there. */
async function fetchAndLose(url: string, init?: RequestInit): Promise<Response> {
  const response = await realFetch(url, init);
  const [, , third = ''] = sandbox.databaseUrls;
  if (url !== `${third}/api/v1/data/create`) return response;
  const {schema, data} = JSON.parse(init?.body as string) as {
    schema: string;
    data: {_id: string}[];
  };
  const body = JSON.stringify({schema, filter: {_id: data[0]?._id}});
  const deleted = await realFetch(`${third}/api/v1/data/delete`, {...init, body});
  expect(await deleted.json()).toMatchObject({data: {deletedCount: 1}});
  return response;
}

beforeEach(async () => {
  sandbox = await startSandbox({port: 0});
  vi.stubEnv('NODE_URLS', sandbox.databaseUrls.join(','));
  vi.stubEnv('ORG_SECRET_KEY', randomBytes(32).toString('hex'));
  vi.stubGlobal('fetch', fetchAndLose);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Some programs save files in the current folder.
  folder = mkdtempSync(path.join(tmpdir(), 'missing-record-'));
  process.chdir(folder);
  vi.resetModules();
});
afterEach(async () => {
  process.chdir(realFolder);
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await sandbox.stop();
});

const missing = /^row .* is missing on node 3$/;
const counts = 'the nodes have different numbers of records: 3, 3, 2';

const programs: [string, string | RegExp, () => Promise<unknown>][] = [
  ['payroll.ts', counts, () => import('../payroll')],
  ['retrieve.ts', missing, () => import('../retrieve')],
  ['query.ts', 'the nodes have different numbers of records: 2, 2, 1', () => import('../query')],
  [
    'query-types.ts',
    'the nodes have different numbers of records: 2, 2, 1',
    () => import('../query-types'),
  ],
  ['update-total.ts', counts, () => import('../update-total')],
  [
    'large-totals.ts',
    'the nodes have different numbers of records: 2, 2, 1',
    () => import('../large-totals'),
  ],
  ['top-three.ts', missing, () => import('../top-three')],
  ['ask-documents.ts', missing, () => import('../ask-documents')],
  ['find-by-email.ts', missing, () => import('../find-by-email')],
  ['store-file.ts', /doesn't have the file$/, () => import('../store-file')],
  ['quickstart.ts', /does not have the record$/, () => import('../quickstart')],
  ['back-up.ts', /the nodes have different records/, () => import('../back-up')],
  ['rotate-key.ts', counts, () => import('../rotate-key')],
  [
    'update-records.ts',
    'the nodes have different numbers of matching records: 1, 1, 0',
    () => import('../update-records'),
  ],
];

it.each(programs)(
  '%s',
  async (_program, message, run) => {
    await expect(run()).rejects.toThrow(message);
  },
  120_000,
);

/** Runs a program whose calls go through `fetch` below, which loses a record as `fetchAndLose` does. */
const python = `
import runpy, sys
import lib.call
real, (third, program) = lib.call.fetch, sys.argv[1:]

def fetch(method, url, headers, body=None):
    response = real(method, url, headers, body)
    if url == f"{third}/api/v1/data/create":
        lost = {"schema": body["schema"], "filter": {"_id": body["data"][0]["_id"]}}
        real("POST", f"{third}/api/v1/data/delete", headers, lost)
    return response

lib.call.fetch = fetch
runpy.run_path(program, run_name="__main__")
`;

/** Whether this machine has the modules that a program imports. */
const hasModules = (...modules: string[]) =>
  spawnSync('python3', ['-c', `import ${modules.join(', ')}`]).status === 0;

const canSign = hasModules('jwt', 'ecdsa');
const canEncrypt = canSign && hasModules('nilql');
const pythonPrograms: [string, string, boolean][] = [
  ['plain.py', 'is missing on node 3', canSign],
  ['quickstart.py', 'is missing on node 3', canEncrypt],
  ['payroll.py', counts, canEncrypt],
  ['retrieve.py', 'is missing on node 3', canEncrypt],
  ['query.py', 'the nodes have different numbers of records: 2, 2, 1', canEncrypt],
  ['update_total.py', counts, canEncrypt],
  ['update_records.py', 'different numbers of matching records: 1, 1, 0', canEncrypt],
];

describe.each(pythonPrograms)('%s', (program, message, canRun) => {
  it.runIf(canRun)(
    'stops',
    async () => {
      const samples = path.resolve(__dirname, '..');
      const args = [
        '-B',
        '-c',
        python,
        String(sandbox.databaseUrls[2]),
        path.join(samples, program),
      ];
      const child = spawn('python3', args, {env: {...process.env, PYTHONPATH: samples}});
      const closed = once(child, 'close') as Promise<[number]>;
      const [stderr, [exitCode]] = await Promise.all([text(child.stderr), closed]);
      expect(exitCode).toBe(1);
      expect(stderr).toContain(message);
    },
    120_000,
  );
});
