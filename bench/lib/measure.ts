/** Seconds and peak memory of a command with all its children. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';

export interface Measured {
  readonly seconds: number;
  /** Highest sum of resident memory over the command and its children, in MB; 0 where `ps` cannot tell. */
  readonly peakMB: number;
  readonly code: number;
  readonly output: string;
}

const POLL_MS = 250;

/** Runs a command line and measures it; its output is kept, not shown. */
export async function measure(command: string, cwd: string): Promise<Measured> {
  const started = performance.now();
  // In a session of its own, by which `ps` knows all that it starts.
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
