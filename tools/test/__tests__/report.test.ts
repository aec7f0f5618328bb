import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {countResults} from '../report';

function writeReport(content: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts a stage without a report as one check', () => {
  expect(countResults(true)).toEqual({passed: 1, failed: 0});
  expect(countResults(false)).toEqual({passed: 0, failed: 1});
});

it('counts a stage that ended before it wrote its report as failed', () => {
  expect(countResults(false, '/missing/report.json')).toEqual({passed: 0, failed: 1});
});

it('counts a stage that succeeded without the report that it should write as failed', () => {
  expect(countResults(true, '/missing/report.json')).toEqual({passed: 0, failed: 1});
});

it('reads the totals of Vitest', () => {
  const file = writeReport({numPassedTests: 3, numFailedTests: 2});
  expect(countResults(false, file)).toEqual({passed: 3, failed: 2});
});

it('counts a test that Playwright had to repeat as failed', () => {
  const file = writeReport({stats: {expected: 3, unexpected: 1, flaky: 1}});
  expect(countResults(false, file)).toEqual({passed: 3, failed: 2});
});

it('reports a failure if a command fails without a failed test', () => {
  const file = writeReport({numPassedTests: 3, numFailedTests: 0});
  expect(countResults(false, file)).toEqual({passed: 3, failed: 1});
});
