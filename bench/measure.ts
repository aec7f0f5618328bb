/** Measures seconds and peak memory of a command and its child processes. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';

export interface Measured {
  readonly seconds: number;
  /** The highest sum of resident memory of the command and its child processes, in MB. */
  readonly peakMB: number;
}

const POLL_MS = 250;

/**
 * Runs a command line in a folder and measures it.
 *
 * @throws Error with the end of the output if the command fails
 */
export async function measure(command: string, cwd: string): Promise<Measured> {
  const started = performance.now();
  // A separate process group, so that `ps` finds all child processes.
  const child = spawn(command, {shell: true, cwd, detached: true});
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
  if (code !== 0) throw new Error(`${command} failed in ${cwd}:\n${output.slice(-3000)}`);
  return {seconds: (performance.now() - started) / 1000, peakMB};
}

/** Returns the median, or 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
