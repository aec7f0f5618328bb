/** Runs one sample as a reader would: a process of its own, against a sandbox of its own. */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {startSandbox, type Sandbox} from '../../sandbox';
import type {Mismatch} from '../../sandbox/contract/types';
import {DEFAULT_API_KEY, DEFAULT_PORT} from '../../sandbox/options';
import type {Language, Sample} from './discover';

/** Generous, because a loaded machine starts processes slowly. */
const TIMEOUT_MS = 120_000;

interface ProcessResult {
  readonly stdout: string;
  readonly stderr: string;
  /** Null when the process was stopped because it took too long. */
  readonly exitCode: number | null;
}

export interface Execution extends ProcessResult {
  /** What the sandbox found in the calls; some of it, such as a wrong event of a stream, ends no sample. */
  readonly mismatches: readonly Mismatch[];
}

/** Found from here, because a sample runs in an empty folder. */
const TSX = pathToFileURL(require.resolve('tsx')).href;

const COMMANDS: Readonly<Record<Language, (file: string) => readonly [string, ...string[]]>> = {
  typescript: (file) => [process.execPath, '--import', TSX, file],
  shell: (file) => ['bash', file],
  python: (file) => ['python3', file],
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

function run(
  command: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      timeout: TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', (cause) =>
      reject(new Error(`${program} did not start: the samples in examples/ need it`, {cause})),
    );
    child.on('close', (exitCode) => resolve({stdout, stderr, exitCode}));
  });
}

/** @param root  the repository, absolute */
export async function executeSample(root: string, {file, language}: Sample): Promise<Execution> {
  const mismatches: Mismatch[] = [];
  const onMismatch = (mismatch: Mismatch): void => void mismatches.push(mismatch);
  const sandbox = await startSandbox({port: 0, strict: true, onMismatch});
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    const command = COMMANDS[language](path.join(root, file));
    const result = await run(command, folder, environmentOf(root, sandbox));
    return {...result, stdout: withUsualPorts(result.stdout, sandbox), mismatches};
  } finally {
    rmSync(folder, {recursive: true});
    await sandbox.stop();
  }
}
