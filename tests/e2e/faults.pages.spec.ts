/** Faults of copied and embedded pages, and of long texts in fields (see faults.ts). */
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {readPage} from '../builtSite';
import {heading} from './faults';
import {OWN_PAGE} from './ownPage';
import {open} from './page';
import {openSearch, searchInput} from './searchModal';

test.use(OWN_PAGE);

const BUILD = path.resolve('build');
const LONG_TEXT = 'wallet schema '.repeat(7_200);

test('a saved copy with all files in one folder shows its text', async ({page}, testInfo) => {
  const folder = testInfo.outputPath('copy');
  mkdirSync(folder, {recursive: true});
  const {html} = readPage(BUILD, '/quickstart');
  const flat = html.replace(/\/assets\/js\/([^"'\s>]+)/g, (file, name: string) => {
    copyFileSync(path.join(BUILD, file), path.join(folder, name));
    return name;
  });
  expect(flat).not.toBe(html);
  const copy = path.join(folder, 'quickstart.html');
  writeFileSync(copy, flat);
  await page.goto(pathToFileURL(copy).href);
  await expect(heading(page)).toHaveText('Start building');
  await expect(page.locator('article')).toContainText('Before you go live');
});

test('in a frame without storage and without an origin, the page works', async ({page}) => {
  // A host that sends no headers of the site lets others embed its pages.
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    await route.fulfill({
      status: response.status(),
      body: await response.body(),
      contentType: type,
    });
  });
  await page.route('/embedding', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe sandbox="allow-scripts" src="/quickstart" width="1200" height="700"></iframe>',
    }),
  );
  await page.goto('/embedding');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('Start building');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await frame.locator('nav.navbar a[href="/community-and-support"]').click();
  await expect(frame.getByRole('heading', {level: 1})).toContainText('Community');
});

test('a pasted text of 100 KB is cut in the search', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/quickstart');
  await page.evaluate((text) => navigator.clipboard.writeText(text), LONG_TEXT);
  await openSearch(page);
  await page.keyboard.press('Control+V');
  await expect(searchInput(page)).toHaveValue(/^wallet schema/);
  expect((await searchInput(page).inputValue()).length).toBeLessThan(2_000);
  await expect(page.locator('.DocSearch-Modal [role=status]')).toContainText('wallet');
});

test('a text of 100 KB in a sample is in all languages', async ({page}) => {
  await open(page, `/api/${product.prefix}db/upload-data`);
  const card = page.locator('#example ~ div').first();
  await card.locator('pre').first().focus();
  await card.getByRole('textbox', {name: 'data[0]._id'}).fill(LONG_TEXT);
  await card.getByRole('tab', {name: 'Go'}).click();
  await expect(card.getByRole('textbox', {name: 'data[0]._id'})).toContainText(LONG_TEXT.trim());
  await page.getByRole('button', {name: 'Restore the example'}).click();
  await expect(card).not.toContainText('wallet');
});
