/** Measures seconds and peak memory of a command and its child processes. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';

export interface Measured {
  readonly seconds: number;
  /** Processor time of the command and its child processes. It depends less on other work of the machine. */
  readonly cpuSeconds: number;
  /** The highest sum of resident memory of the command and its child processes, in MB. 0 if `ps` is not available. */
  readonly peakMB: number;
  readonly code: number;
  readonly output: string;
}

const POLL_MS = 250;

/** Matches what `times` of the shell prints last: the user and system time of the child processes, `1m2.5s 0m0.25s`. */
const timesRegex = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

function readCpuSeconds(output: string): number {
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] = timesRegex.exec(output) ?? [];
  return (
    60 * (Number(userMinutes) + Number(systemMinutes)) + Number(userSeconds) + Number(systemSeconds)
  );
}

/** Runs a command line and measures it. Its output is returned, not shown. */
export async function measure(command: string, cwd: string): Promise<Measured> {
  const started = performance.now();
  // A separate process group, so that `ps` finds all child processes.
  const child = spawn(`${command}; code=$?; times; exit $code`, {
    shell: true,
    cwd,
    env: {...process.env, FORCE_COLOR: '0'},
    detached: true,
  });
  let output = '';
  let printed = '';
  let peakMB = 0;
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const poll = setInterval(() => {
    execFile('ps', ['-o', 'rss=', '-g', String(child.pid)], (_error, sizes) => {
      const kilobytes = sizes.split('\n').reduce((sum, size) => sum + Number(size), 0);
      peakMB = Math.max(peakMB, kilobytes / 1024);
    });
  }, POLL_MS);
  const [code] = (await once(child, 'close').finally(() => clearInterval(poll))) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  return {seconds, cpuSeconds: readCpuSeconds(printed), peakMB, code: code ?? 1, output};
}
