/** The command itself, in a process of its own. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the command; `act` is called once, when `awaited` appears in its output. */
function command(
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
  it('says what it is and where, gives a token that works, and ends cleanly with Ctrl-C', async () => {
    let status: Promise<number> | undefined;
    const ended = await command(['--port', '0'], 'Ctrl-C ends it.', (child, stdout) => {
      const [, url] = /Database nodes\s+(\S+)/.exec(stdout) ?? [];
      const [, token] = /Token, node 1\s+(\S+)/.exec(stdout) ?? [];
      status = fetch(`${url}/api/v1/accounts`, {headers: {authorization: `Bearer ${token}`}})
        .then((response) => response.status)
        .finally(() => child.kill('SIGINT'));
    });
    expect(await status).toBe(200);
    expect(ended.stdout).toContain('a stand-in of the documented APIs for learning and testing');
    expect(ended.stdout).toContain('API key: sandbox-key');
    expect(ended.stdout).toMatch(/Sandbox ended; everything in it is gone\.\n$/);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
  });

  it('names a port in use, and ends with 2', async () => {
    let second: Promise<Ended> | undefined;
    let base = '';
    await command(['--port', '0'], 'Ctrl-C ends it.', (child, stdout) => {
      base = /Database nodes\s+http:\/\/localhost:(\d+)/.exec(stdout)?.[1] ?? '';
      second = command(['--port', base]).finally(() => child.kill('SIGINT'));
    });
    expect(await second).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Port ${base} (database node 1) is in use`) as string,
    });
  });

  it('explains itself with --help', async () => {
    const {code, stdout} = await command(['--help']);
    expect(code).toBe(0);
    for (const flag of ['--port', '--rate-limits', '--chunk-delay', '--strict']) {
      expect(stdout).toContain(flag);
    }
  });
});
