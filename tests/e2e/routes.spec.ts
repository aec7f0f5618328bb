import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {inventoryOf, words} from '../build/inventory';
import {builtRoutes} from '../routes';
import {testEverything} from '../scope';
import {expect, test} from './complaints';
import {open, waitForHydration} from './page';

const {prefix} = product;

/** Returns the text segments of the page's article that are missing in print. */
async function missingInPrint(page: Page): Promise<string[]> {
  const article = page.locator('article .theme-doc-markdown');
  const html = await article.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    // Paper shows the chosen tab, and no links to other pages at the end. Responses show nowhere which fields are required.
    const unprinted =
      '[role="tabpanel"][hidden], #next-steps, #next-steps ~ *, [data-status] [class*="required"]';
    for (const hidden of copy.querySelectorAll(unprinted)) hidden.remove();
    return `<article>${copy.outerHTML}</article>`;
  });
  await page.emulateMedia({media: 'print'});
  // Cells of tables begin with a capital letter on the screen, and in the HTML as the author wrote them.
  const comparable = (text: string) => words(text).toLowerCase();
  const printed = comparable(await article.innerText());
  await page.emulateMedia({media: null});
  return inventoryOf(html).segments.filter((segment) => !printed.includes(comparable(segment)));
}

async function visit(page: Page, route: string): Promise<void> {
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`\\| ${product.siteTitle}$`));
  expect(new URL(page.url()).pathname).toBe(route);
  // print.spec.ts prints one page of each kind.
  if (testEverything && route !== '/' && route !== '/search')
    expect(await missingInPrint(page)).toEqual([]);
}

/** Several pages in one test, because preparing a test takes as long as opening a page. */
const PAGES_PER_TEST = 8;
const routes = builtRoutes();
for (let first = 0; first < routes.length; first += PAGES_PER_TEST) {
  const group = routes.slice(first, first + PAGES_PER_TEST);
  test(`pages ${first + 1} to ${first + group.length} of the build cause no complaints`, async ({
    page,
  }) => {
    for (const route of group) await test.step(route, () => visit(page, route));
  });
}

test('Next links open pages without a full page load', async ({page}) => {
  await open(page, '/api/overview');
  // This attribute disappears on a full page load.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'true'));
  // tests/build/sidebars.test.ts follows the links through all pages.
  for (let step = 0; step < 4; step += 1) {
    const next = page.locator('a.pagination-nav__link--next');
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    // The address changes before the page does. Wait until the old page's link is gone.
    await expect(page.locator(`a.pagination-nav__link--next[href="${href}"]`)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'true');
});

test.describe('URLs', () => {
  for (const [from, to] of [
    ['/quickstart.html', '/quickstart'],
    ['/quickstart/index.html', '/quickstart'],
    [`/api/${prefix}db/upload-data.html`, `/api/${prefix}db/upload-data`],
    ['/index.html', '/'],
  ] as const) {
    test(`${from} redirects to ${to}`, async ({page}) => {
      await open(page, from);
      await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    });
  }
});
