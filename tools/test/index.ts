/**
 * Every test there is, in one command: static checks, unit tests, a build, tests of the built site, builds with
 * other settings, and the browser. Goes on after a failure, and ends with the totals: `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {command, readme} from '../lib/command';

/** One stage: a command that counts as one check, or a test runner whose report is read. */
interface Stage {
  readonly name: string;
  readonly line: string;
  readonly report?: string;
  /** Runs beside the others that say so, before the rest: it uses one core and touches nothing that they use. */
  readonly sideBySide?: boolean;
}

const REPORTS = '.cache/test';
const npm = (name: string): Stage => ({name, line: `npm run --silent ${name}`});
const vitest = (name: string): Stage => {
  const report = `${REPORTS}/${name}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return {name, line: `npx vitest run --project ${name} ${reporters}`, report};
};

const stages: readonly Stage[] = [
  {...npm('typecheck'), sideBySide: true},
  {...npm('lint'), sideBySide: true},
  {...npm('check'), sideBySide: true},
  vitest('unit'),
  npm('build'),
  vitest('build'),
  vitest('variants'),
  {name: 'browser', line: 'npx playwright test', report: `${REPORTS}/browser.json`},
];

/** What is read of the reports: Vitest's totals, or Playwright's. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {readonly expected: number; readonly flaky: number; readonly unexpected: number};
}

/** Totals of a runner's JSON report; a stage without one is one check. */
function readCounts(ok: boolean, file = ''): {passed: number; failed: number} {
  if (!existsSync(file)) return {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const {expected, flaky, unexpected} = report.stats ?? {
    expected: report.numPassedTests ?? 0,
    flaky: 0,
    unexpected: report.numFailedTests ?? 0,
  };
  if (flaky > 0) console.log(`${flaky} passed at the second try: see the list above`);
  // A runner that exits with an error without a failed test (a suite that did not load) is a failure too.
  return {passed: expected + flaky, failed: ok ? unexpected : Math.max(1, unexpected)};
}

/** Runs a stage; what it prints is shown at once, or, of one that runs beside others, at its end. */
async function runStage({name, line, report, sideBySide = false}: Stage) {
  const heading = `\n=== ${name}`;
  if (!sideBySide) console.log(heading);
  const started = performance.now();
  const out = sideBySide ? 'pipe' : 'inherit';
  const child = spawn(line, {shell: true, stdio: ['ignore', out, out]});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ok = await new Promise<boolean>((resolve) =>
    child.on('close', (status) => resolve(status === 0)),
  );
  if (sideBySide) console.log(`${heading}\n${output.trimEnd()}`);
  const {passed, failed} = readCounts(ok, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`--- ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return {name, passed, failed};
}

const names = stages.map(({name}) => name);
void command(readme(__dirname), {allowPositionals: true}, async ({positionals}) => {
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const chosen = stages.filter(({name}) => positionals.length === 0 || positionals.includes(name));
  const results = await Promise.all(chosen.filter(({sideBySide}) => sideBySide).map(runStage));
  for (const stage of chosen.filter(({sideBySide}) => !sideBySide))
    results.push(await runStage(stage));
  console.log('\n=== totals');
  for (const {name, passed, failed} of results)
    console.log(`${name}: ${passed} passed, ${failed} failed`);
  const total = (key: 'passed' | 'failed') => results.reduce((sum, one) => sum + one[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
});
