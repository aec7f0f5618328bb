/** Runs the command in a separate process. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command. Calls `act` once, when `awaited` appears in its output. */
function runCommand(
  args: readonly string[],
  awaited = '\0',
  act: (child: ChildProcessWithoutNullStreams, stdout: string) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox/index.ts', ...args], {
    cwd: root,
  });
  let [stdout, stderr, acted] = ['', '', false];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (acted || !stdout.includes(awaited)) return;
    acted = true;
    act(child, stdout);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, stdout, stderr})));
}

describe('npm run sandbox', {timeout: 60_000}, () => {
  it('prints its addresses and a token that works, reports a port in use, and ends with Ctrl-C', async () => {
    let status: Promise<number> | undefined;
    let second: Promise<Ended> | undefined;
    let port = '';
    const ended = await runCommand(['--port', '0'], 'Press Ctrl-C', (child, stdout) => {
      const [, url] = /Database nodes\s+(\S+)/.exec(stdout) ?? [];
      const [, token] = /Token, node 1\s+(\S+)/.exec(stdout) ?? [];
      port = /:(\d+)$/.exec(url ?? '')?.[1] ?? '';
      status = fetch(`${url}/api/v1/accounts`, {headers: {authorization: `Bearer ${token}`}}).then(
        (response) => response.status,
      );
      second = runCommand(['--port', port]);
      void Promise.allSettled([status, second]).then(() => child.kill('SIGINT'));
    });
    expect(await status).toBe(200);
    expect(await second).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Port ${port} (database node 1) is in use`) as string,
    });
    expect(ended.stdout).toContain('mocks of the documented APIs, for learning and testing');
    expect(ended.stdout).toContain('API key: sandbox-key');
    expect(ended.stdout).toMatch(/The sandbox ended\. Everything in it is gone\.\n$/);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
  });
});
