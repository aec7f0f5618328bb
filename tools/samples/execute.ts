/** Runs one sample as a reader would: in a new process, against a new sandbox. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {pathToFileURL} from 'node:url';
import {startSandbox, type Sandbox} from '../../sandbox';
import {DEFAULT_API_KEY, DEFAULT_PORT, type ContractViolation} from '../../sandbox/options';

/** Long, because a busy machine starts processes slowly. */
const TIMEOUT_MS = 120_000;

export interface Execution {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when the process was stopped because it took too long. */
  readonly exitCode: number | null;
  /** The violations that the sandbox reported. Some of them, such as a wrong event of a stream, don't end the sample. */
  readonly violations: readonly ContractViolation[];
}

/** An absolute address, because a sample runs in an empty folder. */
const TSX = pathToFileURL(require.resolve('tsx')).href;

/** The program for each kind of sample. `discoverSamples` (check.ts) returns no others. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  '.ts': [process.execPath, '--import', TSX],
  '.sh': ['bash'],
  '.py': ['python3'],
};

/** Returns the environment of a sample: only the variables that samples read. */
function createEnvironment(root: string, {databaseUrls, aiUrl}: Sandbox): NodeJS.ProcessEnv {
  return {
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    HOME: process.env.HOME,
    NODE_URLS: databaseUrls.join(','),
    NODE_URL: databaseUrls[0],
    AI_URL: aiUrl,
    AI_API_KEY: DEFAULT_API_KEY,
    BASH_ENV: path.join(__dirname, 'errtrap.sh'),
    PYTHONDONTWRITEBYTECODE: '1',
    NO_COLOR: '1',
  };
}

/**
 * Returns the output as if the sandbox used its default ports. Recorded files and pages must not contain random ports.
 * `executeSample` and tests/content/copiedBlocks.test.ts use it.
 */
export function withDefaultPorts(text: string, {databaseUrls, aiUrl}: Sandbox): string {
  return [...databaseUrls, aiUrl].reduce(
    (output, url, index) =>
      output
        .replaceAll(url, `http://localhost:${DEFAULT_PORT + index}`)
        .replaceAll(new URL(url).host, `localhost:${DEFAULT_PORT + index}`),
    text,
  );
}

/** Runs a program to its end. @throws when it does not start */
async function run(file: string, cwd: string, env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = COMMANDS[path.extname(file)] ?? [];
  const child = spawn(program, [...args, file], {
    cwd,
    env,
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close').catch((cause: unknown) => {
    throw new Error(`Could not start ${program}. Install it to run the samples in examples/.`, {
      cause,
    });
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed as Promise<[number | null]>,
  ]);
  return {stdout, stderr, exitCode};
}

/**
 * Runs a sample in an empty folder against a strict sandbox, for at most two minutes. The ports in its standard output
 * are replaced by the default ones. `checkSample` calls it.
 *
 * @param root  the repository, absolute
 * @param file  the sample, relative to `root`
 * @throws Error when the program that runs the sample isn't installed
 */
export async function executeSample(root: string, file: string): Promise<Execution> {
  const violations: ContractViolation[] = [];
  const onViolation = (violation: ContractViolation): void => void violations.push(violation);
  const sandbox = await startSandbox({port: 0, strict: true, onViolation});
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    const result = await run(path.join(root, file), folder, createEnvironment(root, sandbox));
    return {...result, stdout: withDefaultPorts(result.stdout, sandbox), violations};
  } finally {
    rmSync(folder, {recursive: true});
    await sandbox.stop();
  }
}
