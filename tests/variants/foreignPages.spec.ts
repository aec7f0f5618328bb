/** Other people's pages work as in a stock site: text, cards, a generated index, and no message in the console. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {buildVariant} from './buildVariant';
import {collectComplaints} from '../e2e/console';
import {open} from '../e2e/chrome/page';
import {servedTest} from './servedTest';

const test = servedTest('settings');

/** What a reader finds on the page of features, and a program in its copy. */
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

test('the index and DocCardList name their pages, and lead to them', async ({page, origin}) => {
  const complaints = collectComplaints(page, origin);
  await open(page, '/foreign');
  await expect(page.locator('main')).toContainText('An index nobody wrote.');
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

test('a page of all features holds its text, for readers and for programs', async ({
  page,
  origin,
}) => {
  const complaints = collectComplaints(page, origin);
  await open(page, '/foreign/features');
  const article = (await page.locator('article').textContent()) ?? '';
  const copy = readFileSync(
    path.join(await buildVariant('settings'), 'foreign/features.md'),
    'utf8',
  ).replace(/\*+|\\(?=[|<[])/g, '');
  for (const text of TEXTS) {
    expect(article).toContain(text);
    expect(copy).toContain(text);
  }
  expect(article + copy).not.toContain('said to nobody');
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
