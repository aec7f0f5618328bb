/** Scroll positions, anchors, and what is fetched ahead. */
import {expect, test} from './console';
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {follow, hydrated, open} from './chrome/page';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

const LONG = '/build/secret-vault-quickstart';
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('the position is kept on back and forward, in the frame of the render', async ({page}) => {
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
  // A link of the bar: clicking it scrolls nothing.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Community'}).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  // At the first frame of each page it is already where it was.
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
  await page.waitForTimeout(200);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('anchors land below the bar, by click and by address', async ({page}) => {
  await open(page, LONG);
  const link = page.locator('.table-of-contents a').nth(2);
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

test.describe('fetching ahead', () => {
  /** Scripts requested from now on. */
  function scripts(page: Page): string[] {
    const list: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) list.push(request.url());
    });
    return list;
  }
  const connection = (value: object) => (page: Page) =>
    page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', {value: given});
    }, value);
  const target = (page: Page) => page.locator('.menu a[href="/learn/use-cases"]');

  test('begins with the pointer over a link or its focus, not before', async ({page}) => {
    await connection({effectiveType: '4g'})(page);
    await open(page, `/what-is-${product.slug}`);
    await page.waitForLoadState('networkidle');
    const list = scripts(page);
    await page.waitForTimeout(500);
    expect(list).toEqual([]);
    await target(page).hover();
    await expect.poll(() => list.length).toBeGreaterThan(0);
    const hovered = list.length;
    await page.locator('.menu a[href="/learn/architecture"]').focus();
    await expect.poll(() => list.length).toBeGreaterThan(hovered);
  });

  for (const [name, value] of [
    ['on 2g', {effectiveType: '2g'}],
    ['with data saver', {effectiveType: '4g', saveData: true}],
    ['where the connection says nothing', {saveData: false}],
  ] as const) {
    test(`does not happen ${name}, and links still work`, async ({page}) => {
      await connection(value)(page);
      await open(page, `/what-is-${product.slug}`);
      await page.waitForLoadState('networkidle');
      const list = scripts(page);
      await target(page).hover();
      await page.waitForTimeout(400);
      expect(list).toEqual([]);
      await follow(page, '/learn/use-cases');
      await expect(page).toHaveURL(/use-cases$/);
    });
  }
});
