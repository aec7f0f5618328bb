/** Judges one sample: does it run, and does it print what is recorded? */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {sampleFiles} from '../../src/capabilities/code';
import {describeMismatch} from '../../sandbox/options';
import {executeSample, type Execution} from './execute';
import {normalise, recordable} from './normalise';

interface Verdict {
  /** `file:line: what is wrong`; undefined when nothing is. */
  readonly problem?: string;
  /** What was done besides running, such as "recorded". */
  readonly note?: string;
}

const runRegex = /^(?!.*\/lib\/).*(?<!\.d)\.(?:ts|sh|py)$/;

/** The samples, such as `examples/vault/upload.ts`, sorted: every .ts, .sh and .py file in examples/, but not what they import. @param root  the repository, absolute */
export const discoverSamples = (root: string): string[] =>
  sampleFiles(root).filter((file) => runRegex.test(file));

/** The top-level module that a run of Python lacked on this machine. */
const missingModuleRegex = /^ModuleNotFoundError: No module named '(\w+)'$/m;

/** A line of a file in examples/, as Node and bash write it, or Python. */
const placeRegex = /(examples\/[\w./-]+?)(?::|", line )(\d+)/g;

/**
 * Where a failure happened: the line of the sample itself that led there; for a shell script, which may
 * have read another one, the line that failed.
 */
function placeOf(file: string, stderr: string): string {
  const places = [...stderr.matchAll(placeRegex)].map(([, path, line]) => `${path}:${line}`);
  const own = places.filter((place) => !file.endsWith('.sh') && place.startsWith(`${file}:`));
  return own.at(-1) ?? places[0] ?? `${file}:1`;
}

function outcomeOf({exitCode}: Execution): string {
  if (exitCode === null) return 'took too long and was stopped';
  return exitCode === 0
    ? 'ended well, but not as the specification says'
    : `ended with exit code ${exitCode}`;
}

/** What is wrong with a run, whatever it printed. */
function failureProblem(file: string, execution: Execution): string | undefined {
  const {stdout, stderr, exitCode, mismatches} = execution;
  if (exitCode === 0 && mismatches.length === 0) return undefined;
  const details = [stderr, stdout, ...mismatches.map(describeMismatch)].join('\n').trim();
  return `${placeOf(file, stderr)}: ${file} ${outcomeOf(execution)}\n${details}`;
}

/** The first line that differs, as `file:line` of the recorded output. */
export function outputProblem(
  outputFile: string,
  recorded: string,
  actual: string,
): string | undefined {
  const expected = normalise(recorded).trimEnd().split('\n');
  const found = normalise(recordable(actual)).trimEnd().split('\n');
  const longer = expected.length > found.length ? expected : found;
  const index = longer.findIndex((_, at) => expected[at] !== found[at]);
  if (index === -1) return undefined;
  const shown = (line: string | undefined): string =>
    line === undefined ? 'nothing more' : JSON.stringify(line);
  return (
    `${outputFile}:${index + 1}: the sample prints something else\n` +
    `  recorded: ${shown(expected[index])}\n  printed:  ${shown(found[index])}\n` +
    'If the new output is right: npm run samples:update'
  );
}

/**
 * Runs and compares one sample, whose output is recorded in `upload.out` for TypeScript, `upload.sh.out` and
 * `upload.py.out`.
 *
 * @param update  record the output instead of comparing it, but not when only random parts differ
 */
export async function checkSample(root: string, sample: string, update = false): Promise<Verdict> {
  const execution = await executeSample(root, sample);
  const {stdout, stderr} = execution;
  // Python compiles a sample before it imports anything: its syntax was checked.
  const missing = missingModuleRegex.exec(stderr)?.[1];
  if (missing !== undefined) return {note: `compiled, not run: no ${missing} here`};
  const failure = failureProblem(sample, execution);
  if (failure !== undefined) return {problem: failure};
  const outputFile = `${sample.replace(/\.ts$/, '')}.out`;
  const file = path.join(root, outputFile);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const problem = outputProblem(outputFile, recorded ?? '', stdout);
  if (problem === undefined) return {};
  const missingOutput = `${outputFile}:1: missing; record it with npm run samples:update`;
  if (!update) return {problem: recorded === undefined ? missingOutput : problem};
  if (stdout === '') rmSync(file, {force: true});
  else writeFileSync(file, `${recordable(stdout).trimEnd()}\n`);
  return {note: `recorded ${outputFile}`};
}

/** The problems of some samples, by their paths. Runs as many at one time as there are cores, and tells of each. */
export async function checkSamples(
  root: string,
  samples: readonly string[],
  update = false,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const check = async (sample: string): Promise<void> => {
    const {problem, note} = await checkSample(root, sample, update);
    if (problem !== undefined) problems.set(sample, problem);
    const result = problem === undefined ? 'ok  ' : 'FAIL';
    console.log(`${result} ${sample}${note === undefined ? '' : ` (${note})`}`);
  };
  await Readable.from(samples).forEach(check, {concurrency: availableParallelism()});
  return problems;
}
