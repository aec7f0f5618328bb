import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {inventoryOf, words} from '../build/inventory';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';
import {expectAccessible, WAYS} from './axe';
import {hydrated, open} from './chrome/page';
import {expect, test} from './console';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

const {slug, prefix} = product;

/** Segments of the built page that are not on paper. */
async function missingOnPaper(page: Page, route: string): Promise<string[]> {
  const {segments} = inventoryOf(readPage('build', route).html);
  await page.emulateMedia({media: 'print'});
  const paper = words(await page.locator('article .theme-doc-markdown').innerText());
  await page.emulateMedia({media: null});
  return segments.filter((segment) => !paper.includes(words(segment)));
}

for (const [index, route] of expectedRoutes().entries()) {
  test(`${route} opens without a complaint, is whole on paper, and axe finds nothing`, async ({
    page,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    if (route !== '/' && route !== '/search') expect(await missingOnPaper(page, route)).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(`\\| ${product.siteTitle}$`));
    expect(new URL(page.url()).pathname).toBe(route);
    // One way of seeing it, by turns; accessibility.spec.ts tries all.
    await expectAccessible(page, WAYS[index % WAYS.length] ?? WAYS[0]);
  });
}

test('every page of both sidebars is reached by client-side navigation', async ({page}) => {
  test.slow();
  for (const start of [`/what-is-${slug}`, '/api/overview']) {
    await open(page, start);
    // A mark that only survives while the document is not loaded anew.
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'true'));
    let steps = 0;
    for (;;) {
      const next = page.locator('a.pagination-nav__link--next');
      if ((await next.count()) === 0) break;
      const href = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      // The old page stays after its address is gone: what it links to is not the next step.
      await expect(page.locator(`a.pagination-nav__link--next[href="${href}"]`)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
      steps += 1;
    }
    await expect(page.locator('html')).toHaveAttribute('data-same-document', 'true');
    expect(steps).toBeGreaterThan(15);
  }
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/quickstart.html', '/quickstart'],
    ['/quickstart/index.html', '/quickstart'],
    [`/api/${prefix}db/upload-data.html`, `/api/${prefix}db/upload-data`],
    ['/index.html', '/'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({page}) => {
      await open(page, from);
      await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    });
  }
});
