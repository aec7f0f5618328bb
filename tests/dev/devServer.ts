/** Runs `npm start` once for a copy of the site and the sandbox, for all tests that need a complete dev server. */
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {startSandbox, type Sandbox} from '../../sandbox';
import {freePort} from '../httpServer';
import {copySite} from '../variants/siteCopy';
import {startFront, type Front} from './front';
import {alive, start, type Started} from './npmStart';
import {waitForPage} from './waitForPage';

/** The fixtures of the tests. */
export interface DevServer {
  readonly url: string;
  /** The folder of the copy. Tests must not edit other files. */
  readonly site: string;
  readonly started: Started;
  readonly sandbox: Sandbox;
  readonly front: Front;
}

/** Pause between the parts of a streamed response: long enough to see it grow. */
const CHUNK_DELAY_MS = 50;

export const test = base.extend<object, {dev: DevServer}>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = copySite('dev');
      symlinkSync(path.resolve('build'), path.join(site, 'build'));
      const sandbox = await startSandbox({port: 0, chunkDelayMs: CHUNK_DELAY_MS});
      const front = await startFront(sandbox.databaseUrls[0] ?? '');
      const port = await freePort('localhost');
      const started = start(['--port', String(port), '--no-open'], {
        cwd: site,
        env: {DATABASE_URL: front.url, AI_URL: sandbox.aiUrl},
      });
      const url = `http://localhost:${port}`;
      await waitForPage(`${url}/quickstart`, () => alive(started.child));
      await use({url, site, started, sandbox, front});
      started.child.kill('SIGINT');
      await started.exited;
      await front.down();
      await sandbox.stop();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: async ({dev}, use) => use(dev.url),
});

export {expect};
