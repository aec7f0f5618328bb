import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readResults} from '../report';

function writeReport(content: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a stage without a report as one check', () => {
  expect(readResults(true)).toEqual({passed: 1, failed: 0, failures: []});
  expect(readResults(false)).toEqual({passed: 0, failed: 1, failures: []});
});

it('counts a stage without the report that it should write as failed, even if it succeeded', () => {
  for (const succeeded of [true, false]) {
    expect(readResults(succeeded, '/missing/report.json')).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
    });
  }
});

it('reads the totals and the failed tests of Vitest', () => {
  const name = path.resolve('src/a.test.ts');
  const assertionResults = [
    {status: 'passed', fullName: 'adds'},
    {status: 'failed', fullName: 'subtracts'},
  ];
  const testResults = [{name, status: 'failed', assertionResults}];
  const file = writeReport({numPassedTests: 1, numFailedTests: 1, testResults});
  expect(readResults(false, file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts: subtracts'],
  });
});

it('reports a failure, with the file, if a test file cannot be loaded', () => {
  const testResults = [
    {name: path.resolve('src/a.test.ts'), status: 'failed', assertionResults: []},
  ];
  const file = writeReport({numPassedTests: 3, numFailedTests: 0, testResults});
  expect(readResults(false, file)).toEqual({passed: 3, failed: 1, failures: ['src/a.test.ts']});
});

it('counts a test that Playwright had to repeat as failed', () => {
  const spec = (title: string, status: string) => ({file: 'a.spec.ts', title, tests: [{status}]});
  const suites = [
    {specs: [spec('passes', 'expected')], suites: [{specs: [spec('repeats', 'flaky')]}]},
    {specs: [spec('fails', 'unexpected')]},
  ];
  const file = writeReport({stats: {expected: 1, unexpected: 1, flaky: 1}, suites});
  expect(readResults(false, file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.spec.ts: repeats', 'a.spec.ts: fails'],
  });
});
