/** Tests that the first paint of a page needs its HTML only. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {waitForHydration} from './page';

const {prefix} = product;
const routes = ['/', '/quickstart', `/api/${prefix}db/upload-data`, '/search', '/no-such-page'];

/** Returns the names of the files that the first paint waited for. */
const blockingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({name}) => new URL(name).pathname),
  );

test('no request blocks the first paint', async ({page}) => {
  for (const route of routes) {
    const response = await page.goto(route);
    await waitForHydration(page);
    expect.soft(await blockingFiles(page), route).toEqual([]);
    expect.soft(await response?.text(), route).not.toMatch(/<link [^>]*rel="?stylesheet/);
  }
});

test('a page is painted with its styles while all its files are delayed', async ({page}) => {
  await page.route('**/*', (route) =>
    // A request without an answer stays open.
    route.request().resourceType() === 'document' ? route.continue() : undefined,
  );
  await page.goto('/quickstart', {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('the next page needs no style sheet', async ({page}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/quickstart');
  await waitForHydration(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/quickstart/);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
  expect(sheets).toEqual([]);
});
