/** The dev server: seconds to the first page, and from saving an MDX file to seeing it. */
import {spawn} from 'node:child_process';
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {waitForPage} from '../../tests/dev/waitForPage';
import {compared, median, table} from '../lib/figures';
import {clearCaches, makeOurSite, makeStockSite} from './sites';

const PORT = 3009;
const EDITS = 5;
/** Generated pages beside those of the site: none, and as many as make about 1,000. */
const EXTRA_PAGES = [0, 940];

/**
 * Milliseconds since the epoch at which `text` stood in the page. The page looks at each frame: a locator that waits
 * would look ever more seldom, and find it up to half a second late.
 */
async function seenAt(page: Page, text: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => document.body.textContent.includes(wanted) && Date.now(),
    text,
    {polling: 'raf'},
  );
  return Number(await seen.jsonValue());
}

/**
 * Starts the dev server of a site, edits a page some times, and leaves the page as it was: seconds from the start to a
 * page on the screen, and milliseconds from saving an MDX file to its text on the screen.
 */
async function measure(site: string, command: string, port: number, count = EDITS) {
  const started = performance.now();
  const child = spawn(`${command} start --no-open --port ${port}`, {
    shell: true,
    cwd: site,
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.launch(launchOptions());
  const file = path.join(site, 'docs/quickstart.mdx');
  const original = readFileSync(file, 'utf8');
  try {
    await waitForPage(`http://localhost:${port}/quickstart`);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/quickstart`);
    await page.locator('h1').waitFor();
    const first = (performance.now() - started) / 1000;
    const edits: number[] = [];
    for (let edit = 0; edit < count; edit += 1) {
      // What the server makes again after an edit is done by then.
      await sleep(5_000);
      const text = `Seen edit number ${edit}.`;
      const seen = seenAt(page, text);
      const saved = Date.now();
      appendFileSync(file, `\n${text}\n`);
      edits.push((await seen) - saved);
    }
    return {first, edits};
  } finally {
    writeFileSync(file, original);
    await browser.close();
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}

/** A start without any cache, and one with what it left. */
async function measureBoth(site: string, command: string, port: number) {
  clearCaches(site);
  const {first: clone} = await measure(site, command, port, 0);
  return {clone, ...(await measure(site, command, port))};
}

/** Prints the times of our dev server beside those of a stock Docusaurus on the same pages, for two sizes of a site. */
export async function benchDev(): Promise<void> {
  for (const extra of EXTRA_PAGES) {
    const site = makeOurSite('bench-dev', extra);
    // Our first start writes the API pages, which the stock site takes over.
    const ours = await measureBoth(site, 'npm run --silent docusaurus --', PORT);
    const stock = await measureBoth(makeStockSite(site), 'npx docusaurus', PORT + 1);
    const pages = readdirSync(path.join(site, 'docs'), {recursive: true, encoding: 'utf8'});
    const count = pages.filter((file) => /\.mdx?$/.test(file)).length;
    const row = (name: string, of: (times: typeof ours) => number) =>
      compared(name, of(ours), of(stock));
    table(
      `Dev server, ${count} documents`,
      ['', 'ours', 'stock', 'ours / stock'],
      [
        row('first page of a fresh clone, s', ({clone}) => clone),
        row('first page of a later start, s', ({first}) => first),
        row(`edit to screen, ms (median of ${EDITS})`, ({edits}) => median(edits)),
        row('slowest of them, ms', ({edits}) => Math.max(...edits)),
      ],
    );
  }
}
