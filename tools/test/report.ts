/** Reads the JSON reports of Vitest and Playwright, for `npm test`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** The names of the failed tests, each with its file. */
  readonly failures: readonly string[];
}

/** The parts of Vitest's report that are read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The absolute path of the test file. */
    readonly name: string;
    /** Also `failed` if the file could not be loaded. */
    readonly status: string;
    readonly assertionResults: readonly {readonly status: string; readonly fullName: string}[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's report that are read. */
interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly suites: readonly PlaywrightSuite[];
}

function readVitest(report: VitestReport): Results {
  const failures = report.testResults.flatMap(({name, status, assertionResults}) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({fullName}) => `${file}: ${fullName}`);
  });
  return {passed: report.numPassedTests, failed: report.numFailedTests, failures};
}

/** A test that passed only at a second try is a failure. */
function failuresOf({specs = [], suites = []}: PlaywrightSuite): string[] {
  const failed = specs.filter(({tests}) =>
    tests.some(({status}) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map(({file, title}) => `${file}: ${title}`),
    ...suites.flatMap((suite) => failuresOf(suite)),
  ];
}

function readPlaywright({stats, suites}: PlaywrightReport): Results {
  const {expected, unexpected, flaky} = stats;
  return {passed: expected, failed: unexpected + flaky, failures: failuresOf({suites})};
}

/**
 * Counts the passed and failed tests of a stage.
 *
 * @param succeeded  whether the command of the stage ended with exit code 0
 * @param reportFile  the JSON report that the command writes. A stage that should write one but didn't has failed, even
 *   if its command succeeded. A stage that writes none counts as one check
 * @throws SyntaxError for a report that isn't JSON
 */
export function readResults(succeeded: boolean, reportFile?: string): Results {
  if (reportFile === undefined)
    return {passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: []};
  if (!existsSync(reportFile)) return {passed: 0, failed: 1, failures: []};
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport;
  const results = 'stats' in report ? readPlaywright(report) : readVitest(report);
  // A command can fail without a failed test, for example when a test file cannot be loaded.
  return !succeeded && results.failed === 0 ? {...results, failed: 1} : results;
}
