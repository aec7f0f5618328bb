/** Checks in the sandbox that the pages keep their promises about the APIs, and that every promise has a check. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {findCoverage} from '../../tools/check-claims/coverage';
import {readSentences} from '../../tools/check-claims/readSentences';
import {Client} from './client';
import {claims, exceptions} from './index';

// Some claims send requests that the specification forbids. Other suites check the contract.
const quiet = {port: 0, onViolation: () => undefined};

describe('the sandbox keeps the promise that', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox(quiet);
  });
  afterAll(() => sandbox.stop());

  it.each(claims)('$title', {timeout: 60_000}, async ({options, check}) => {
    if (options === undefined) return check(new Client(sandbox));
    const own = await startSandbox({...quiet, ...options});
    try {
      await check(new Client(own));
    } finally {
      await own.stop();
    }
  });
});

describe('the pages', () => {
  const coverage = findCoverage(readSentences(), claims, exceptions);

  it('make no promise without a claim or an exception', () => {
    expect(coverage.unchecked).toEqual([]);
  });

  it('contain every excerpt of a claim or an exception', () => {
    expect(coverage.stale).toEqual([]);
  });

  it('make promises', () => {
    expect(coverage.promises.length).toBeGreaterThan(100);
  });
});
