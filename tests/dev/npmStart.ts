/** Runs `npm start` without npm, so that signals arrive. */
import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {editFile} from '../variants/siteCopy';

export interface Started {
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
  /** Returns the output so far. */
  readonly output: () => string;
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the site, by default this one. */
  readonly cwd?: string;
}

/** Starts `npm start` with options, for example `['--no-open']`. The caller ends the process. */
export function start(args: readonly string[], {env = {}, cwd}: StartOptions = {}): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start/index.ts', ...args], {
    cwd,
    env: {...process.env, NODE_ENV: undefined, VITEST: undefined, ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number>((resolve) =>
    child.once('exit', (code) => resolve(code ?? -1)),
  );
  return {child, exited, output: () => output};
}

/** Whether a process is still running. */
export const alive = ({exitCode, signalCode}: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Waits until a condition is met. The time limit of the test applies. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Replaces a text in a file of the copy. Throws if the file doesn't contain it. */
export const edit = (site: string, file: string, from: string, to: string) =>
  editFile(path.join(site, file), (text) => text.replace(from, () => to));
