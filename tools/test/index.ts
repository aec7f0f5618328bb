/**
 * Every test there is, in one command: static checks, unit tests, a build, tests of the built site, builds with
 * other settings, and the browser. Goes on after a failure, and ends with the totals: `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {command} from '../lib/command';

interface Counts {
  passed: number;
  failed: number;
}

/** One stage: a command that counts as one check, or a test runner whose report is read. */
interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: string;
  /** Runs beside the others that say so, before the rest: it uses one core and touches nothing that they use. */
  readonly sideBySide?: true;
}

const REPORTS = '.cache/test';
const vitest = (project: string): Stage => {
  const file = path.join(REPORTS, `${project}.json`);
  return {
    name: project,
    command: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: file,
  };
};
const check = (script: string): Stage => ({
  name: script,
  command: ['npm', 'run', '--silent', script],
});

const stages: readonly Stage[] = [
  {...check('typecheck'), sideBySide: true},
  {...check('lint'), sideBySide: true},
  {...check('check'), sideBySide: true},
  vitest('unit'),
  check('build'),
  vitest('build'),
  vitest('variants'),
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    report: path.join(REPORTS, 'browser.json'),
  },
];

/** What is read of the reports: Vitest's totals, or Playwright's. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {readonly expected: number; readonly flaky: number; readonly unexpected: number};
}

/** Totals of a runner's JSON report. A suite that failed to load counts as a failure even if it holds no test. */
function readCounts(file = ''): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const {numPassedTests, numFailedTests, stats} = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (stats === undefined) return {passed: numPassedTests ?? 0, failed: numFailedTests ?? 0};
  const {expected, flaky, unexpected} = stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try: see the list above`);
  return {passed: expected + flaky, failed: unexpected};
}

/** Runs a command; what it prints is shown at once, or kept and shown at its end. */
async function runCommand(
  [command = '', ...args]: readonly string[],
  keepOutput: boolean,
): Promise<{ok: boolean; output: string}> {
  return new Promise((resolve, reject) => {
    const out = keepOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {stdio: ['ignore', out, out]});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ok: status === 0, output}));
  });
}

async function runStage(stage: Stage): Promise<Counts & {name: string}> {
  const keepOutput = stage.sideBySide === true;
  const heading = `\n=== ${stage.name}`;
  if (!keepOutput) console.log(heading);
  const started = performance.now();
  const {ok, output} = await runCommand(stage.command, keepOutput);
  if (keepOutput) console.log(`${heading}\n${output.trimEnd()}`);
  const counts = readCounts(stage.report) ?? {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
  };
  // A runner that exits with an error without a failed test (a suite that did not load) is a failure too.
  if (!ok && counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${stage.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return {name: stage.name, ...counts};
}

const names = stages.map((stage) => stage.name);
const HELP = `npm test [-- STAGE…]
Runs all stages, or the named ones, in this order: ${names.join(', ')}`;

void command(HELP, {allowPositionals: true}, async ({positionals}) => {
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  }
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const chosen = stages.filter(
    (stage) => positionals.length === 0 || positionals.includes(stage.name),
  );
  const results = await Promise.all(chosen.filter(({sideBySide}) => sideBySide).map(runStage));
  for (const stage of chosen.filter(({sideBySide}) => !sideBySide))
    results.push(await runStage(stage));
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\n=== totals');
  for (const {name, passed, failed} of results)
    console.log(`${name}: ${passed} passed, ${failed} failed`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
});
