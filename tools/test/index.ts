/**
 * `npm test`: runs all checks and tests. A failed stage does not stop the others; the last line is
 * "N passed, N failed".
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import {runCommand} from '../lib/command';
import {readResults, type Results} from './report';

interface Stage {
  readonly name: string;
  /** The command line that the stage runs. */
  readonly commandLine: string;
  /** The JSON report that the command must write. A stage for which none is named counts as one check. */
  readonly report?: string;
}

interface StageResult extends Results {
  readonly name: string;
}

const REPORTS = '.cache/test';

function npmStage(script: string): Stage {
  return {name: script, commandLine: `npm run --silent ${script}`};
}

function vitestStage(project: string): Stage {
  const report = `${REPORTS}/${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {name: project, commandLine: `npx vitest run --project ${project} ${reporters}`, report};
}

/** Stages that run one after the other. */
type Sequence = readonly Stage[];

/**
 * The sequences of a group run at the same time, because most stages have phases that need one core. The next group starts when
 * the last stage of a group has ended.
 */
const groups: readonly (readonly Sequence[])[] = [
  [[vitestStage('unit')], [npmStage('typecheck')]],
  // The tests of the build need its result. The checks after them take the time until the other builds have ended.
  [
    [
      npmStage('build'),
      vitestStage('build'),
      npmStage('lint:code'),
      npmStage('check'),
      npmStage('lint:format'),
      npmStage('lint:unused'),
      npmStage('lint:styles'),
    ],
    [vitestStage('variants')],
  ],
  // Alone, because it uses both cores. Uses builds that the stage `variants` made. playwright.config.ts names the report.
  [
    [
      {
        name: 'browser',
        commandLine: 'npx playwright test',
        report: `${REPORTS}/browser.json`,
      },
    ],
  ],
];

/** What to run while working on a change: `npm test -- quick`. */
const QUICK = ['typecheck', 'lint:code', 'unit', 'build'];

/** Runs a command line and returns whether it succeeded. Without `onOutput`, its output goes to the terminal. */
async function runShell(
  commandLine: string,
  onOutput?: (output: string) => void,
): Promise<boolean> {
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  const child = spawn(commandLine, {shell: true, stdio: ['ignore', output, output]});
  if (onOutput !== undefined) {
    child.stdout?.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
  }
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

function finishStage(stage: Stage, succeeded: boolean, startedAt: number): StageResult {
  if (stage.report !== undefined && !existsSync(stage.report))
    console.error(`The stage ${stage.name} has failed: it wrote no report to ${stage.report}.`);
  const results = readResults(succeeded, stage.report);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `--- ${stage.name}: ${results.passed} passed, ${results.failed} failed (${seconds} s)`,
  );
  return {name: stage.name, ...results};
}

/** Runs one stage and shows its output while it runs. */
async function runStage(stage: Stage): Promise<StageResult> {
  console.log(`\n=== ${stage.name}`);
  const startedAt = performance.now();
  const succeeded = await runShell(stage.commandLine);
  return finishStage(stage, succeeded, startedAt);
}

/** Runs one stage and shows its output at its end. */
async function runStageQuietly(stage: Stage): Promise<StageResult> {
  const startedAt = performance.now();
  let output = '';
  const succeeded = await runShell(stage.commandLine, (chunk) => {
    output += chunk;
  });
  console.log(`\n=== ${stage.name}\n${output.trimEnd()}`);
  return finishStage(stage, succeeded, startedAt);
}

/** Runs stages one after the other. */
async function runSequence(
  stages: Sequence,
  run: (stage: Stage) => Promise<StageResult>,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await run(stage));
  return results;
}

/** Runs the sequences of a group at the same time. The output of several sequences must not mix. */
async function runGroup(sequences: readonly Sequence[]): Promise<StageResult[]> {
  const [first, ...others] = sequences;
  if (first === undefined) return [];
  if (others.length === 0) return runSequence(first, runStage);
  const names = sequences.flat().map(({name}) => name);
  console.log(`\n=== ${names.join(', ')}: the output follows`);
  const results = await Promise.all(
    sequences.map((sequence) => runSequence(sequence, runStageQuietly)),
  );
  return results.flat();
}

function printTotals(results: readonly StageResult[]): void {
  let passed = 0;
  let failed = 0;
  console.log('\n=== totals');
  for (const result of results) {
    console.log(`${result.name}: ${result.passed} passed, ${result.failed} failed`);
    // Repeated here, because the output of the stages is long.
    for (const failure of result.failures) console.log(`  failed: ${failure}`);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @throws if a name is not one of the stages, with the list of all */
function checkNames(names: readonly string[]): void {
  const known = groups.flat(2).map((stage) => stage.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown stage: ${unknown.join(', ')}. The stages are: quick, ${[...new Set(known)].join(', ')}`,
    );
  }
}

void runCommand(__dirname, {allowPositionals: true}, async ({positionals}) => {
  const names = positionals.flatMap((name) => (name === 'quick' ? QUICK : name));
  checkNames(names);
  const isSelected = (stage: Stage) => names.length === 0 || names.includes(stage.name);

  // A report of an earlier run must not be counted again.
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});

  const results: StageResult[] = [];
  for (const group of groups) {
    const selected = group.map((sequence) => sequence.filter(isSelected));
    results.push(...(await runGroup(selected.filter(({length}) => length > 0))));
  }
  printTotals(results);
});
