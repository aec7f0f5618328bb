import type {Page, Response} from '@playwright/test';
import {brotliSize} from '../pageWeight';
import {expect, test} from './complaints';
import {open} from './page';

const KB = 1024;
/** Budgets after brotli. */
const MODAL_KB = 35;
const FIRST_RESULT_KB = 115;

interface Loads {
  /** Returns the loads since the last call, with bytes after brotli. */
  take(): Promise<{url: string; bytes: number}[]>;
  /** Returns the number of requests that have not ended. */
  pending(): number;
}

/** Records what the page loads. */
function recordLoads(page: Page): Loads {
  let seen: Response[] = [];
  let pending = 0;
  page.on('response', (response) => seen.push(response));
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return {
    pending: () => pending,
    async take() {
      const taken = seen;
      seen = [];
      return Promise.all(
        taken.map(async (response) => ({
          url: response.url(),
          bytes: brotliSize(await response.body()),
        })),
      );
    },
  };
}
/** Returns the sum in KB. */
const sum = (parts: readonly {bytes: number}[]) =>
  parts.reduce((total, {bytes}) => total + bytes, 0) / KB;

test('the search loads nothing before intent, then the modal, then the index, within budgets', async ({
  page,
}) => {
  const loads = recordLoads(page);
  await page.goto('/quickstart', {waitUntil: 'networkidle'});
  const before = await loads.take();
  expect(
    before.map(({url}) => url).filter((url) => /worker|search-index|assets\/search/.test(url)),
  ).toEqual([]);
  const hasStyles = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('.DocSearch-Modal')),
      ),
    );
  expect(await hasStyles()).toBe(false);

  await page.getByRole('button', {name: 'Search'}).hover();
  await expect.poll(hasStyles).toBe(true);
  await expect.poll(() => loads.pending()).toBe(0);
  const modal = await loads.take();
  // The texts of results load after the first result, which must not need them.
  await page.route('**/assets/search/records.*', () => undefined);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('wallet');
  await page.getByRole('option').first().waitFor();
  const first = await loads.take();
  console.log(`modal ${sum(modal).toFixed(1)} KB, first result ${sum(first).toFixed(1)} KB`);
  expect(modal.some(({url}) => url.endsWith('.css'))).toBe(true);
  expect(sum(modal)).toBeLessThanOrEqual(MODAL_KB);
  expect(first.some(({url}) => url.endsWith('/search-index.json'))).toBe(true);
  expect(sum(first)).toBeLessThanOrEqual(FIRST_RESULT_KB);
});

test('the modal never appears without its styles', async ({page}) => {
  await open(page, '/quickstart');
  const script = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('DocSearch-Modal'),
  );
  // The styles arrive after the script.
  await page.route('**/assets/css/*.css', async (route) => {
    await script;
    await route.continue();
  });
  await page.evaluate(() => {
    const positions: string[] = [];
    Object.assign(window, {positions});
    new MutationObserver(() => {
      const container = document.querySelector('.DocSearch-Container');
      if (container !== null) positions.push(getComputedStyle(container).position);
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Modal').waitFor();
  const positions = await page.evaluate(
    () => (window as unknown as {positions: string[]}).positions,
  );
  expect(new Set(positions)).toEqual(new Set(['fixed']));
});
