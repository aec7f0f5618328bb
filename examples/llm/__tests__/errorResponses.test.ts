/** A sample shows the error of the node and exits with an error code. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../../sandbox';

const samples = path.resolve(__dirname, '..');
const tsx = pathToFileURL(
  path.resolve('node_modules/tsx/dist/loader.mjs'),
).href;
const commands = {
  'attestation.ts': [process.execPath, '--import', tsx],
  'verify-signature.ts': [process.execPath, '--import', tsx],
  'attestation.py': ['python3'],
  'quickstart.py': ['python3'],
  'retry.py': ['python3'],
  'streaming.py': ['python3'],
  'tools.py': ['python3'],
  'usage.py': ['python3'],
  'quickstart.sh': ['bash'],
} as const;

let sandbox: Sandbox;
let folder = '';

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  folder = mkdtempSync(path.join(tmpdir(), 'refused-'));
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, {recursive: true});
});

describe('with an unknown API key', () => {
  it.each(Object.entries(commands))(
    '%s shows the error',
    async (sample, [program, ...args]) => {
      const env = {
        ...process.env,
        AI_URL: sandbox.aiUrl,
        AI_API_KEY: 'unknown',
      };
      const file = path.join(samples, sample);
      const {failed, output} = await new Promise<{
        failed: boolean;
        output: string;
      }>((resolve) => {
        execFile(
          program,
          [...args, file],
          {env, cwd: folder},
          (error, stdout, stderr) =>
            resolve({failed: error !== null, output: stdout + stderr}),
        );
      });
      expect(failed).toBe(true);
      expect(output).toContain('Missing or invalid API key');
    },
  );
});
