/** Reads the JSON reports of Vitest and Playwright, for `npm test`. */
import {existsSync, readFileSync} from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of the reports that are read: Vitest's totals or Playwright's. */
type Report =
  | {readonly numPassedTests: number; readonly numFailedTests: number}
  | {
      readonly stats: {
        readonly expected: number;
        readonly unexpected: number;
        readonly flaky: number;
      };
    };

function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (!('stats' in report)) return {passed: report.numPassedTests, failed: report.numFailedTests};
  const {expected, unexpected, flaky} = report.stats;
  // A test that passed only at a second try is a failure.
  return {passed: expected, failed: unexpected + flaky};
}

/**
 * Counts the passed and failed tests of a stage.
 *
 * @param succeeded  whether the command of the stage ended with exit code 0
 * @param reportFile  the JSON report that the command writes. A stage that should write one but didn't has failed, even
 *   if its command succeeded. A stage that writes none counts as one check
 * @throws SyntaxError for a report that isn't JSON
 */
export function countResults(succeeded: boolean, reportFile?: string): Counts {
  if (reportFile === undefined) return succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!existsSync(reportFile)) return {passed: 0, failed: 1};
  const {passed, failed} = readReport(reportFile);
  // A command can fail without a failed test, for example when a test file cannot be loaded.
  if (!succeeded && failed === 0) return {passed, failed: 1};
  return {passed, failed};
}
