/** Checks samples: each must run, and print what is recorded. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {describeViolation} from '../../sandbox/options';
import {sampleFiles} from '../../src/plugins/code';
import {compileSamples, executeSample, type Execution} from './execute';
import {withoutRandomParts, withoutTokens} from './normalize';

interface CheckResult {
  /** `file:line: what is wrong`; undefined when the sample is right. */
  readonly problem?: string;
  /** An additional remark, such as "recorded". */
  readonly note?: string;
}

/** `examples/vault/upload.ts`, but no `lib/nodes.ts`, `types.d.ts`, or `server.ts`, which keeps running. */
const sampleRegex = /^(?!.*\/lib\/)(?!.*\/server\.ts$).*(?<!\.d)\.(?:ts|sh|py)$/;

/**
 * Returns the samples, such as `examples/vault/upload.ts`, sorted: the .ts, .sh, and .py files in examples/, except
 * tests, hidden files, declarations (.d.ts), and folders named `lib`, which samples import. Returns none without
 * examples/.
 *
 * @param root  the repository, absolute
 */
export function discoverSamples(root: string): string[] {
  return sampleFiles(root).filter((file) => sampleRegex.test(file));
}

/** The module that is missing on this machine: `ModuleNotFoundError: No module named 'nilql'`. */
const missingModuleRegex = /^ModuleNotFoundError: No module named '(\w+)'$/m;

/** `examples/llm/hello.ts:12`, as Node and Bash write it, or `examples/llm/hello.py", line 12`. */
const placeRegex = /(examples\/[\w./-]+?)(?::|", line )(\d+)/g;

/**
 * Returns where a sample failed, as `file:line`: the line of the sample itself that caused the failure.
 * A shell script may have read another one, so for scripts it is the line that failed.
 */
function findPlace(file: string, stderr: string): string {
  const places = [...stderr.matchAll(placeRegex)].map(([, name, line]) => `${name}:${line}`);
  const inSample = places.filter((place) => place.startsWith(`${file}:`));
  const last = file.endsWith('.sh') ? undefined : inSample.at(-1);
  return last ?? places[0] ?? `${file}:1`;
}

function describeEnd({exitCode}: Execution): string {
  if (exitCode === null) return 'took too long and was stopped';
  return exitCode === 0 ? 'broke the specification' : `ended with exit code ${exitCode}`;
}

/** Returns what is wrong with a run, apart from its output. */
function failureProblem(file: string, execution: Execution): string | undefined {
  const {stdout, stderr, exitCode, violations} = execution;
  if (exitCode === 0 && violations.length === 0) return undefined;
  const details = [stderr, stdout, ...violations.map(describeViolation)].join('\n').trim();
  return `${findPlace(file, stderr)}: ${file} ${describeEnd(execution)}\n${details}`;
}

function quoteLine(line: string | undefined): string {
  return line === undefined ? 'no more lines' : JSON.stringify(line);
}

/**
 * Returns a message about the first line that differs, apart from random parts: `file:line` of the recorded
 * output and both lines. Returns undefined if no line differs.
 */
export function outputProblem(
  outputFile: string,
  recorded: string,
  actual: string,
): string | undefined {
  const expected = withoutRandomParts(recorded).trimEnd().split('\n');
  const found = withoutRandomParts(actual).trimEnd().split('\n');
  const longer = expected.length > found.length ? expected : found;
  const index = longer.findIndex((_, at) => expected[at] !== found[at]);
  if (index === -1) return undefined;
  return (
    `${outputFile}:${index + 1}: the sample prints something else\n` +
    `  recorded: ${quoteLine(expected[index])}\n  printed:  ${quoteLine(found[index])}\n` +
    'If the new output is right: npm run samples:update'
  );
}

/**
 * Runs a sample and compares its output with the recorded one: `upload.out` for TypeScript,
 * `upload.sh.out`, or `upload.py.out`.
 *
 * A Python sample whose module is missing on this machine counts as right.
 *
 * @param root  the repository, absolute
 * @param compiled  the folder of the compiled samples
 * @param update  record the output instead, unless only random parts differ; an empty output deletes the file
 * @throws Error when the program that runs the sample isn't installed
 */
async function checkSample(
  root: string,
  sample: string,
  compiled: string,
  update: boolean,
): Promise<CheckResult> {
  const execution = await executeSample(root, sample, compiled);
  const {stdout, stderr} = execution;
  // Python compiles a sample before it imports anything, so the syntax is right.
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
  else writeFileSync(file, `${withoutTokens(stdout).trimEnd()}\n`);
  return {note: `recorded ${outputFile}`};
}

/**
 * Checks samples, as many at once as there are cores, and prints the result of each. Returns the problems by sample: none
 * if all samples are right.
 *
 * @param root  the repository, absolute
 * @param update  record the outputs instead, as `checkSample` says
 * @throws Error when the program that runs a sample isn't installed
 */
export async function checkSamples(
  root: string,
  samples: readonly string[],
  update = false,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const compiled = await compileSamples(root);
  const check = async (sample: string): Promise<void> => {
    const {problem, note} = await checkSample(root, sample, compiled, update);
    if (problem !== undefined) problems.set(sample, problem);
    const result = problem === undefined ? 'ok  ' : 'FAIL';
    console.log(`${result} ${sample}${note === undefined ? '' : ` (${note})`}`);
  };
  try {
    await Readable.from(samples).forEach(check, {concurrency: availableParallelism()});
  } finally {
    rmSync(compiled, {recursive: true});
  }
  return problems;
}
