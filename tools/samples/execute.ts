/** Runs one sample as a reader would: in a new process, against a new sandbox. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {startSandbox} from '../../sandbox';
import {DEFAULT_API_KEY, type ContractViolation} from '../../sandbox/options';
import {runProgram, sampleEnvironment, withDefaultPorts, type Run} from './run';

export interface Execution extends Run {
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

/**
 * Runs a sample in an empty folder against a strict sandbox, for at most two minutes. The ports in its standard output
 * are replaced by the default ones.
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
    const env = {
      ...sampleEnvironment(sandbox),
      AI_API_KEY: DEFAULT_API_KEY,
      BASH_ENV: path.join(__dirname, 'errtrap.sh'),
    };
    const [program = '', ...args] = COMMANDS[path.extname(file)] ?? [];
    const result = await runProgram(program, [...args, path.join(root, file)], folder, env);
    return {...result, stdout: withDefaultPorts(result.stdout, sandbox), violations};
  } finally {
    rmSync(folder, {recursive: true});
    await sandbox.stop();
  }
}
