/** The dev server: seconds to the first page, and from saving an MDX file to seeing it. */
import {spawn} from 'node:child_process';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {makeOurSite} from './sites';
import {table} from './table';

const PORT = 3009;
const EDITS = 5;

/** A dev server that has no page after this is broken, not slow. */
const START_LIMIT_MS = 120_000;

async function waitFor(url: string): Promise<void> {
  const started = performance.now();
  // The dev server gives pages to those who ask for one.
  const headers = {accept: 'text/html'};
  while (performance.now() - started < START_LIMIT_MS) {
    const ok = await fetch(url, {headers})
      .then((response) => response.ok)
      .catch(() => false);
    if (ok) return;
    await sleep(50);
  }
  throw new Error(`${url} gave no page within ${START_LIMIT_MS / 1000} s`);
}

/** Starts the dev server on a copy of the site, edits a page five times, prints the times. */
export async function benchDev(): Promise<void> {
  const site = makeOurSite('bench-dev', 0);
  const started = performance.now();
  const child = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(PORT)], {
    cwd: site,
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.launch(launchOptions());
  const file = path.join(site, 'docs/quickstart.mdx');
  const original = readFileSync(file, 'utf8');
  try {
    await waitFor(`http://localhost:${PORT}/quickstart`);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/quickstart`);
    await page.locator('h1').waitFor();
    const first = (performance.now() - started) / 1000;
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await sleep(1_000);
      const saved = performance.now();
      appendFileSync(file, `\nSeen edit number ${edit}.\n`);
      await page.getByText(`Seen edit number ${edit}.`).waitFor();
      times.push(performance.now() - saved);
    }
    const middle = times.sort((a, b) => a - b)[Math.floor(EDITS / 2)] ?? 0;
    table(
      'Dev server',
      ['', 'ours'],
      [
        ['first page, s', first],
        ['edit to screen, ms (median of 5)', middle],
      ],
    );
  } finally {
    writeFileSync(file, original);
    await browser.close();
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}
