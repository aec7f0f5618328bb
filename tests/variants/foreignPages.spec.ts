/** Tests that pages and specifications of other projects work as in a stock site, without messages in the browser console. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {collectComplaints} from '../e2e/complaints';
import {open} from '../e2e/page';
import {buildVariant} from './buildVariant';
import {corpus} from './corpus';
import {FOREIGN_ROUTES} from './foreignPages';
import {servedTest} from './servedTest';

const test = servedTest('acme');

/** Texts in the Markdown copy of the page of features. foreignCases.ts tests the HTML. */
const TEXTS = [
  'Title from the text',
  'Words of a partial, imported.',
  'A sum of 2, a component of the page',
  'A title of its own',
  'An inner box.',
  'Text of the first tab',
  'Text of the second tab',
  'Folded text.',
  'nested',
  'a|b',
  "const live = 'of code';",
  'npm install nothing',
  '<b>not run</b>',
  'resource "a" "b" {}',
  'plain text',
  'Raw element',
  'Fourth level',
  'What the footnote says.',
];

test('the index and DocCardList show their pages and link to them', async ({page, origin}) => {
  const complaints = collectComplaints(page, origin);
  await open(page, '/foreign');
  await expect(page.locator('main')).toContainText('A generated index.');
  await page
    .locator('main')
    .getByRole('link', {name: /Listed/})
    .click();
  const cards = page.locator('article').getByRole('link', {name: /Features|Plain Markdown/});
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('One of everything');
  await cards.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Title from the text');
  expect(complaints.list).toEqual([]);
});

test('a page of all features works, and its Markdown copy has its texts', async ({
  page,
  origin,
}) => {
  const complaints = collectComplaints(page, origin);
  await open(page, '/foreign/features');
  const copy = readFileSync(
    path.join(await buildVariant('acme'), 'foreign/features.md'),
    'utf8',
  ).replace(/\*+|\\(?=[|<[])/g, '');
  for (const text of TEXTS) expect(copy).toContain(text);
  expect(copy).not.toContain('said to nobody');
  await expect(page.locator('meta[name=foreign]')).toHaveAttribute('content', 'from the page');
  await expect(page.locator('#own-id')).toBeVisible();
  await expect(page.getByRole('img', {name: 'A drawing'})).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Second tab'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('link', {name: 'relative link'}).click();
  await expect(page).toHaveURL(/\/foreign\/plain#second$/);
  expect(complaints.list).toEqual([]);
});

for (const width of [390, 1280, 1600])
  test(`a table of twelve columns scrolls inside its box at ${width} px, also with the keyboard`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, `${origin}/foreign/renamed`);
    const table = page.getByRole('group', {name: 'Table, scrolls sideways'});
    await expect(table).toContainText('Column 12');
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

test('other features of pages work without messages in the browser console', async ({
  page,
  origin,
}) => {
  const complaints = collectComplaints(page, origin);
  for (const route of FOREIGN_ROUTES) await open(page, route);
  await open(page, '/foreign/renamed');
  await expect(page.getByText('Only in browsers')).toBeVisible();
  await expect(page.locator('#boxed.special')).toBeVisible();
  await expect(page.locator('.table-of-contents')).toHaveCount(1);
  for (const name of ['required', 'imported', 'from static', 'as a component'])
    await expect(page.getByRole('img', {name})).toBeVisible();
  await page.getByRole('tab', {name: 'Values A'}).click();
  await expect(page.getByText('Panel of A')).toBeVisible();
  await page.getByRole('link', {name: 'parent'}).click();
  await page.getByRole('link', {name: 'the second'}).click();
  await expect(page).toHaveURL(/\/foreign\/tree\/auto\/second#here$/);
  expect(complaints.list).toEqual([]);
});

/** Returns the route of the page with the most content of an API. */
function largestPage(buildDir: string, segment: string): string {
  const folder = path.join(buildDir, 'api', segment);
  const sizeOf = (file: string) => statSync(path.join(folder, file)).size;
  const [largest = ''] = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  return `/api/${segment}/${path.basename(largest, '.html')}`;
}

test('the largest page of each specification opens without messages in the browser console', async ({
  page,
  origin,
}) => {
  const complaints = collectComplaints(page, origin);
  const buildDir = await buildVariant('acme');
  for (const {segment} of corpus) await open(page, largestPage(buildDir, segment));
  expect(complaints.list).toEqual([]);
});
