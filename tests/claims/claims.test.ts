/** Checks in the sandbox that the pages keep their promises about the APIs. */
import {afterAll, beforeAll, describe, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {Client} from './client';
import {claims} from './index';

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
