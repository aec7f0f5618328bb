/** Runs one sample as a reader would: a process of its own, against a sandbox of its own. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {pathToFileURL} from 'node:url';
import {startSandbox, type Sandbox} from '../../sandbox';
import {DEFAULT_API_KEY, DEFAULT_PORT, type Mismatch} from '../../sandbox/options';

/** Generous, because a loaded machine starts processes slowly. */
const TIMEOUT_MS = 120_000;

export interface Execution {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when the process was stopped because it took too long. */
  readonly exitCode: number | null;
  /** What the sandbox found in the calls; some of it, such as a wrong event of a stream, ends no sample. */
  readonly mismatches: readonly Mismatch[];
}

/** Found from here, because a sample runs in an empty folder. */
const TSX = pathToFileURL(require.resolve('tsx')).href;

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  '.ts': [process.execPath, '--import', TSX],
  '.sh': ['bash'],
  '.py': ['python3'],
};

/** The variables that samples read. A key of their own would be used instead of these. */
function environmentOf(root: string, {databaseUrls, aiUrl}: Sandbox): NodeJS.ProcessEnv {
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

/** The output as if the sandbox listened on its usual ports: the free ports of a run are nobody's business. */
function withUsualPorts(text: string, {databaseUrls, aiUrl}: Sandbox): string {
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
    throw new Error(`${program} did not start: the samples in examples/ need it`, {cause});
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed as Promise<[number | null]>,
  ]);
  return {stdout, stderr, exitCode};
}

/** @param root  the repository, absolute */
export async function executeSample(root: string, file: string): Promise<Execution> {
  const mismatches: Mismatch[] = [];
  const onMismatch = (mismatch: Mismatch): void => void mismatches.push(mismatch);
  const sandbox = await startSandbox({port: 0, strict: true, onMismatch});
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    const result = await run(path.join(root, file), folder, environmentOf(root, sandbox));
    return {...result, stdout: withUsualPorts(result.stdout, sandbox), mismatches};
  } finally {
    rmSync(folder, {recursive: true});
    await sandbox.stop();
  }
}
