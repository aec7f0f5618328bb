/** A build on a port of its own, and a browser to look at it. */
import {chromium, type Browser} from '@playwright/test';
import {serveFolder} from '../../tools/serve/listen';
import {launchOptions} from '../browser';

export interface ServedBuild {
  /** Where it is served. */
  readonly origin: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves a folder and starts a browser. */
export async function openBuild(dir: string): Promise<ServedBuild> {
  const server = await serveFolder(dir);
  const browser = await chromium.launch(launchOptions());
  return {
    origin: server.origin,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
