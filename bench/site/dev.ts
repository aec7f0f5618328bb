/** Measures the dev server: seconds to the first page, and milliseconds from an edit to the screen. */
import {spawn} from 'node:child_process';
import {appendFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {waitForPage} from '../../tests/dev/waitForPage';
import {comparisonRow, median, printTable} from '../lib/figures';
import {clearCaches, makeSiteCopy, makeStockSite} from './sites';

const PORT = 3009;
/** The dev server of this site without the sandbox, which a stock site doesn't have. */
const THIS_SITE_COMMAND = 'npm run --silent api-pages -- --dev && npx docusaurus';
const EDITS = 5;
/** Numbers of generated pages that are added to the site: none, and enough for about 1,000 pages. */
const EXTRA_PAGES = [0, 940];

/**
 * Waits for a text in the page and returns the time in milliseconds. The page checks in every frame, because a locator
 * checks less and less often and could find the text half a second late.
 */
async function waitForText(page: Page, text: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => document.body.textContent.includes(wanted) && Date.now(),
    text,
    {polling: 'raf'},
  );
  return Number(await seen.jsonValue());
}

/**
 * Starts the dev server of a site, edits a page several times, and restores it. Returns the seconds from the start to
 * the first page on the screen, and for each edit the milliseconds from saving the file to its text on the screen.
 */
async function measureDevServer(site: string, command: string, port: number, count = EDITS) {
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
    await waitForPage(`http://localhost:${port}/quickstart`, () => child.exitCode === null);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/quickstart`);
    await page.locator('h1').waitFor();
    const first = (performance.now() - started) / 1000;
    const edits: number[] = [];
    for (let edit = 0; edit < count; edit += 1) {
      // The server has finished its work after the previous edit by then.
      await sleep(5_000);
      const text = `Seen edit number ${edit}.`;
      const seen = waitForText(page, text);
      const saved = Date.now();
      appendFileSync(file, `\n${text}\n`);
      edits.push((await seen) - saved);
    }
    return {first, edits};
  } finally {
    writeFileSync(file, original);
    await browser.close();
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

/** Measures a start without caches (a fresh clone) and a later start with caches. */
async function measureStarts(site: string, command: string, port: number) {
  clearCaches(site);
  const {first: clone} = await measureDevServer(site, command, port, 0);
  return {clone, ...(await measureDevServer(site, command, port))};
}

/** Prints the times of this dev server next to those of a stock Docusaurus with the same pages, for two sizes. */
export async function benchDev(): Promise<void> {
  for (const extra of EXTRA_PAGES) {
    const site = makeSiteCopy('bench-dev', extra);
    const thisSite = await measureStarts(site, THIS_SITE_COMMAND, PORT);
    const stock = await measureStarts(makeStockSite(site), 'npx docusaurus', PORT + 1);
    const pages = readdirSync(path.join(site, 'docs'), {recursive: true, encoding: 'utf8'});
    const count = pages.filter((file) => /\.mdx?$/.test(file)).length;
    const row = (name: string, getFigure: (times: typeof thisSite) => number) =>
      comparisonRow(name, getFigure(thisSite), getFigure(stock));
    printTable(
      `Dev server, ${count} documents`,
      ['', 'this site', 'stock', 'ratio'],
      [
        row('first page of a fresh clone, s', ({clone}) => clone),
        row('first page of a later start, s', ({first}) => first),
        row(`edit to screen, ms (median of ${EDITS})`, ({edits}) => median(edits)),
        row('slowest edit, ms', ({edits}) => Math.max(...edits)),
      ],
    );
  }
}
