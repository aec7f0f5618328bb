/** Tests of scroll positions, anchors, and prefetching. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {follow, open, waitForFrames, waitForHydration} from './page';

const LONG = '/build/secret-vault-quickstart';
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('Back and Forward restore the position in the frame that renders the page', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => {
    const seen: {path: string; top: number}[] = [];
    Object.assign(window, {seen});
    const frame = () => {
      const path = document.querySelector('h1')?.textContent ?? '';
      if (seen.at(-1)?.path !== path) seen.push({path, top: window.scrollY});
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  // Clicking a link of the navbar does not scroll the page.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Community'}).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  // The position is right in the first frame of each page.
  const tops = () =>
    page.evaluate(() =>
      (window as unknown as {seen: {path: string; top: number}[]}).seen.map(({top}) => top),
    );
  await page.goBack();
  await expect.poll(tops).toEqual([700, 0, 700]);
  await page.goForward();
  await expect.poll(tops).toEqual([700, 0, 700, 300]);
});

test('a reload keeps the position', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 600));
  await waitForFrames(page);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('anchors end up below the navbar, by click and by URL', async ({page}) => {
  await open(page, LONG);
  const link = page.locator('.table-of-contents a:visible').nth(2);
  const id = ((await link.getAttribute('href')) ?? '').slice(1);
  const distance = () =>
    page.evaluate((anchor) => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById(anchor)?.getBoundingClientRect().top ?? 0) - bar;
    }, id);
  await link.click();
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(48);
  await page.goto('about:blank');
  await open(page, `${LONG}#${id}`);
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(48);
});

test.describe('prefetching', () => {
  /** Returns a list that grows with each script that the page requests. */
  function recordScripts(page: Page): string[] {
    const list: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) list.push(request.url());
    });
    return list;
  }
  /** Makes the page report a certain kind of network connection. */
  async function setConnection(page: Page, connection: object): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
  }
  const link = (page: Page) => page.locator('.navbar a[href="/quickstart"]');

  test('starts when a link is hovered or focused, not earlier', async ({page}) => {
    await setConnection(page, {effectiveType: '4g'});
    await open(page, `/what-is-${product.slug}`);
    await page.waitForLoadState('networkidle');
    const list = recordScripts(page);
    // A page that was fetched earlier would not be fetched again.
    await link(page).hover();
    await expect.poll(() => list.length).toBeGreaterThan(0);
    const hovered = list.length;
    await page.locator('.navbar a[href="/community-and-support"]').focus();
    await expect.poll(() => list.length).toBeGreaterThan(hovered);
  });

  for (const [name, connection] of [
    ['on 2g', {effectiveType: '2g'}],
    ['with data saver', {effectiveType: '4g', saveData: true}],
    ['if the connection type is unknown', {saveData: false}],
  ] as const) {
    test(`does not happen ${name}, and links still work`, async ({page}) => {
      await setConnection(page, connection);
      await open(page, `/what-is-${product.slug}`);
      await page.waitForLoadState('networkidle');
      const list = recordScripts(page);
      await link(page).hover();
      await waitForFrames(page);
      expect(list).toEqual([]);
      await follow(page, '/quickstart');
      await expect(page).toHaveURL(/quickstart$/);
    });
  }
});
