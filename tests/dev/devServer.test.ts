/** One `npm start` of a copy of the site, in front of the sandbox, for everything that needs a whole dev server. */
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {waitForPage} from '../../tools/lib/waitForPage';
import {launchOptions} from '../browser';
import {copySite} from '../variants/siteCopy';
import {describeConsole} from './consoleCases';
import {startFront, type Front} from './front';
import {describeHotReload} from './hotReloadCases';
import {alive, freePort, start, type Started} from './npmStart';
import {describePages} from './pageCases';

/** What the cases work with. */
export interface DevServer {
  readonly url: string;
  /** Folder of the copy: edit nothing else. */
  readonly site: string;
  readonly started: Started;
  readonly browser: Browser;
  readonly sandbox: Sandbox;
  readonly front: Front;
}

/** Pause between the pieces of a streamed answer: long enough to see it grow. */
const CHUNK_DELAY_MS = 50;

let dev: DevServer | undefined;
beforeAll(async () => {
  const site = copySite('dev');
  const sandbox = await startSandbox({port: 0, chunkDelayMs: CHUNK_DELAY_MS});
  const front = await startFront(sandbox.databaseUrls[0] ?? '');
  const port = await freePort();
  const started = start(['--port', String(port), '--no-open'], {
    cwd: site,
    env: {DATABASE_URL: front.url, AI_URL: sandbox.aiUrl},
  });
  const url = `http://localhost:${port}`;
  const browser = await chromium.launch(launchOptions());
  dev = {url, site, started, browser, sandbox, front};
  await waitForPage(`${url}/quickstart`, () => alive(started.child));
});
afterAll(async () => {
  if (dev === undefined) return;
  await dev.browser.close();
  dev.started.child.kill('SIGINT');
  await dev.started.exited;
  await dev.front.down();
  await dev.sandbox.stop();
});

const server = (): DevServer => {
  if (dev === undefined) throw new Error('The dev server did not start');
  return dev;
};

describePages(server);
describeConsole(server);
describeHotReload(server);
