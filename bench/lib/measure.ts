/** Measures seconds and peak memory of a command and its child processes. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';

export interface Measured {
  readonly seconds: number;
  /** The highest sum of resident memory of the command and its child processes, in MB. 0 if `ps` is not available. */
  readonly peakMB: number;
  readonly code: number;
  readonly output: string;
}

const POLL_MS = 250;

/** Runs a command line and measures it. Its output is returned, not shown. */
export async function measure(command: string, cwd: string): Promise<Measured> {
  const started = performance.now();
  // A separate process group, so that `ps` finds all child processes.
  const child = spawn(command, {
    shell: true,
    cwd,
    env: {...process.env, FORCE_COLOR: '0'},
    detached: true,
  });
  let output = '';
  let peakMB = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const poll = setInterval(() => {
    execFile('ps', ['-o', 'rss=', '-g', String(child.pid)], (_error, sizes) => {
      const kilobytes = sizes.split('\n').reduce((sum, size) => sum + Number(size), 0);
      peakMB = Math.max(peakMB, kilobytes / 1024);
    });
  }, POLL_MS);
  const [code] = (await once(child, 'close').finally(() => clearInterval(poll))) as [number | null];
  return {seconds: (performance.now() - started) / 1000, peakMB, code: code ?? 1, output};
}
