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
  it('prints its addresses and a token that works, and ends with Ctrl-C', async () => {
    let status: Promise<number> | undefined;
    const ended = await runCommand(['--port', '0'], 'Press Ctrl-C', (child, stdout) => {
      const [, url] = /Database nodes\s+(\S+)/.exec(stdout) ?? [];
      const [, token] = /Token, node 1\s+(\S+)/.exec(stdout) ?? [];
      status = fetch(`${url}/api/v1/accounts`, {headers: {authorization: `Bearer ${token}`}})
        .then((response) => response.status)
        .finally(() => child.kill('SIGINT'));
    });
    expect(await status).toBe(200);
    expect(ended.stdout).toContain('mocks of the documented APIs, for learning and testing');
    expect(ended.stdout).toContain('API key: sandbox-key');
    expect(ended.stdout).toMatch(/The sandbox ended\. Everything in it is gone\.\n$/);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
  });

  it('reports a port in use, and exits with 2', async () => {
    let second: Promise<Ended> | undefined;
    let base = '';
    await runCommand(['--port', '0'], 'Press Ctrl-C', (child, stdout) => {
      base = /Database nodes\s+http:\/\/localhost:(\d+)/.exec(stdout)?.[1] ?? '';
      second = runCommand(['--port', base]).finally(() => child.kill('SIGINT'));
    });
    expect(await second).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Port ${base} (database node 1) is in use`) as string,
    });
  });

  it('prints its README with --help', async () => {
    const {code, stdout} = await runCommand(['--help']);
    expect(code).toBe(0);
    for (const flag of ['--port', '--network', '--rate-limits', '--chunk-delay', '--strict']) {
      expect(stdout).toContain(flag);
    }
  });
});
