/** Judges one sample: does it run, and does it print what is recorded? */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeMismatch} from '../../sandbox/options';
import type {Sample} from './discover';
import {executeSample, type Execution} from './execute';
import {normalise, recordable} from './normalise';

export interface Verdict {
  /** `file:line: what is wrong`; undefined when nothing is. */
  readonly problem?: string;
  /** What was done besides running, such as "recorded". */
  readonly note?: string;
}

/** The top-level module that a run of Python lacked on this machine. */
const missingModuleRegex = /^ModuleNotFoundError: No module named '(\w+)'$/m;

/** A line of a file in examples/, as Node and bash write it, or Python. */
const placeRegex = /(examples\/[\w./-]+?)(?::|", line )(\d+)/g;

/**
 * Where a failure happened: the line of the sample itself that led there; for a shell script, which may
 * have read another one, the line that failed.
 */
function placeOf({file, language}: Sample, stderr: string): string {
  const places = [...stderr.matchAll(placeRegex)].map(([, path, line]) => ({path, line}));
  const own = language === 'shell' ? [] : places.filter(({path}) => path === file);
  const place = own.at(-1) ?? places[0];
  return place === undefined ? `${file}:1` : `${place.path}:${place.line}`;
}

function outcomeOf({exitCode}: Execution): string {
  if (exitCode === null) return 'took too long and was stopped';
  return exitCode === 0
    ? 'ended well, but not as the specification says'
    : `ended with exit code ${exitCode}`;
}

/** What is wrong with a run, whatever it printed. */
function failureProblem(sample: Sample, execution: Execution): string | undefined {
  const {stdout, stderr, exitCode, mismatches} = execution;
  if (exitCode === 0 && mismatches.length === 0) return undefined;
  const details = [stderr, stdout, ...mismatches.map(describeMismatch)].join('\n').trim();
  return `${placeOf(sample, stderr)}: ${sample.file} ${outcomeOf(execution)}\n${details}`;
}

/** The first line that differs, as `file:line` of the recorded output. */
export function outputProblem(
  outputFile: string,
  recorded: string,
  actual: string,
): string | undefined {
  const expected = normalise(recorded).trimEnd().split('\n');
  const found = normalise(recordable(actual)).trimEnd().split('\n');
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    if (expected[index] === found[index]) continue;
    const shown = (line: string | undefined): string =>
      line === undefined ? 'nothing more' : JSON.stringify(line);
    return (
      `${outputFile}:${index + 1}: the sample prints something else\n` +
      `  recorded: ${shown(expected[index])}\n  printed:  ${shown(found[index])}\n` +
      'If the new output is right: npm run samples:update'
    );
  }
  return undefined;
}

/**
 * Runs and compares one sample.
 *
 * @param update  record the output instead of comparing it, but not when only random parts differ
 */
export async function checkSample(root: string, sample: Sample, update = false): Promise<Verdict> {
  const execution = await executeSample(root, sample);
  const {stdout, stderr} = execution;
  // Python compiles a sample before it imports anything: its syntax was checked.
  const missing = missingModuleRegex.exec(stderr)?.[1];
  if (missing !== undefined) return {note: `compiled, not run: no ${missing} here`};
  const failure = failureProblem(sample, execution);
  if (failure !== undefined) return {problem: failure};
  const {outputFile} = sample;
  const file = path.join(root, outputFile);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const problem = outputProblem(outputFile, recorded ?? '', stdout);
  if (problem === undefined) return {};
  if (!update && recorded === undefined)
    return {problem: `${outputFile}:1: missing; record it with npm run samples:update`};
  if (!update) return {problem};
  if (stdout === '') rmSync(file, {force: true});
  else writeFileSync(file, `${recordable(stdout).trimEnd()}\n`);
  return {note: `recorded ${outputFile}`};
}
