/** Runs one sample as a reader would: in a new process, against a new sandbox. */
import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {startSandbox} from '../../sandbox';
import type {ContractViolation} from '../../sandbox/options';
import {SANDBOX_DEFAULT_KEY} from '../../src/config/sandbox';
import {sampleFiles} from '../../src/plugins/code';
import {runProgram, sampleEnvironment, withDefaultPorts, type Run} from './run';

export interface Execution extends Run {
  /** The violations that the sandbox reported. Some of them, such as a wrong event of a stream, don't end the sample. */
  readonly violations: readonly ContractViolation[];
}

/** Keeps imports between samples as they are, only with the extension that Node needs. */
const keepImports: Plugin = {
  name: 'keep-imports',
  setup(build) {
    build.onResolve({filter: /^\.\.?\//}, ({path: address, kind}) =>
      kind === 'entry-point' ? undefined : {path: `${address}.mjs`, external: true},
    );
  },
};

/**
 * Compiles the TypeScript files of all samples. Starting a compiled sample takes a third of the time that `tsx` needs. Each
 * file stays a module, so the order of the output is the same, and stack traces have the lines of the samples.
 *
 * @param root  the repository, absolute
 * @returns the folder of the compiled samples; it is in the repository, where Node finds their packages
 */
export async function compileSamples(root: string): Promise<string> {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, {recursive: true});
  const outdir = mkdtempSync(path.join(cache, 'samples-'));
  await build({
    absWorkingDir: root,
    entryPoints: sampleFiles(root).filter((file) => /(?<!\.d)\.ts$/.test(file)),
    outdir,
    outbase: '.',
    bundle: true,
    plugins: [keepImports],
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outExtension: {'.js': '.mjs'},
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  return outdir;
}

/** Returns the command that runs a sample. `discoverSamples` (check.ts) returns no other kinds. */
function commandFor(root: string, file: string, compiled: string): [string, ...string[]] {
  const absolute = path.join(root, file);
  if (file.endsWith('.sh')) return ['bash', absolute];
  if (file.endsWith('.py')) return ['python3', absolute];
  const module = path.join(compiled, file.replace(/\.ts$/, '.mjs'));
  return [process.execPath, '--enable-source-maps', module];
}

/** Matches the line with which a sample names the one whose files it reads: `Run update-total.ts first.` */
const firstRegex = /\bRun ([\w-]+\.(?:ts|py|sh)) first\./;

/** Returns a sample after those that must run before it. */
function withEarlierSamples(root: string, file: string): string[] {
  const [, first] = firstRegex.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  if (first === undefined) return [file];
  return [...withEarlierSamples(root, path.join(path.dirname(file), first)), file];
}

/**
 * Runs a sample in an empty folder against a strict sandbox, for at most two minutes, after those whose files it reads. The
 * ports in its standard output are replaced by the default ones.
 *
 * @param root  the repository, absolute
 * @param file  the sample, relative to `root`
 * @param compiled  the folder that `compileSamples` returned
 * @throws Error when the program that runs the sample isn't installed
 */
export async function executeSample(
  root: string,
  file: string,
  compiled: string,
): Promise<Execution> {
  const violations: ContractViolation[] = [];
  const onViolation = (violation: ContractViolation): void => void violations.push(violation);
  const sandbox = await startSandbox({port: 0, strict: true, onViolation});
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    const files = withEarlierSamples(root, file);
    // Samples that continue an earlier one need the same key. The others generate one.
    const key = files.length > 1 ? {ORG_SECRET_KEY: randomBytes(32).toString('hex')} : {};
    const env = {
      ...sampleEnvironment(sandbox),
      ...key,
      AI_API_KEY: SANDBOX_DEFAULT_KEY,
      BASH_ENV: path.join(__dirname, 'errtrap.sh'),
    };
    let result: Run = {stdout: '', stderr: '', exitCode: 0};
    for (const each of files) {
      const [program, ...args] = commandFor(root, each, compiled);
      result = await runProgram(program, args, folder, env);
      if (result.exitCode !== 0) break;
    }
    return {...result, stdout: withDefaultPorts(result.stdout, sandbox), violations};
  } finally {
    rmSync(folder, {recursive: true});
    await sandbox.stop();
  }
}
