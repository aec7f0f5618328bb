/** Runs what readers copy: programs and commands as a page prints them, with the addresses of a sandbox. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {Sandbox} from '../../sandbox';
import {facts} from '../../src/config/facts';
import {SANDBOX_DEFAULT_KEY, SANDBOX_DEFAULT_PORT} from '../../src/config/sandbox';

/** Long, because a busy machine starts processes slowly. */
const TIMEOUT_MS = 120_000;

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when the process was stopped because it took too long. */
  readonly exitCode: number | null;
}

/**
 * Runs a program to its end, for at most two minutes.
 *
 * @throws Error when it does not start
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Run> {
  const child = spawn(program, args, {
    cwd,
    env,
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close').catch((cause: unknown) => {
    throw new Error(`Could not start ${program}. Install it to run the samples.`, {cause});
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed as Promise<[number | null]>,
  ]);
  return {stdout, stderr, exitCode};
}

/** Runs commands in one shell, as a reader pastes them. */
export const runBash = (commands: string, cwd: string, env?: NodeJS.ProcessEnv): Promise<Run> =>
  runProgram('bash', ['-c', commands], cwd, env);

/** Returns the only variables that samples read, and those that every program needs. */
export function sampleEnvironment({databaseUrls, aiUrl}: Sandbox): NodeJS.ProcessEnv {
  return {
    PATH: [path.resolve(__dirname, '../../node_modules/.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    HOME: process.env.HOME,
    NODE_URLS: databaseUrls.join(','),
    NODE_URL: databaseUrls[0],
    AI_URL: aiUrl,
    PYTHONDONTWRITEBYTECODE: '1',
    NO_COLOR: '1',
  };
}

/**
 * Returns printed code with the addresses of a sandbox in place of those of the public nodes and of a sandbox on its default
 * ports, and with keys in place of placeholders.
 *
 * @param keys values by placeholder, `YOUR_JWT`
 */
export function forSandbox(
  code: string,
  {databaseUrls, aiUrl}: Sandbox,
  keys: Readonly<Record<string, string>> = {},
): string {
  const published = [facts.node1, facts.node2, facts.node3, facts.aiNode].map(({url}) => url);
  const addresses = [...databaseUrls, aiUrl].flatMap((url, index): [string, string][] => [
    [published[index] ?? '', url],
    [`http://localhost:${SANDBOX_DEFAULT_PORT + index}`, url],
  ]);
  return [...addresses, ...Object.entries({YOUR_API_KEY: SANDBOX_DEFAULT_KEY, ...keys})].reduce(
    (result, [from, to]) => result.replaceAll(from, to),
    code,
  );
}

/** Returns the output as if the sandbox used its default ports. Recorded files and pages must not contain random ports. */
export function withDefaultPorts(output: string, {databaseUrls, aiUrl}: Sandbox): string {
  return [...databaseUrls, aiUrl].reduce(
    (result, url, index) =>
      result
        .replaceAll(url, `http://localhost:${SANDBOX_DEFAULT_PORT + index}`)
        .replaceAll(new URL(url).host, `localhost:${SANDBOX_DEFAULT_PORT + index}`),
    output,
  );
}
