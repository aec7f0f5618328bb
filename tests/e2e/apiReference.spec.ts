/** The API reference in a browser: its weight, its chunk, folding and anchors, with and without JavaScript. */
import {expect} from '@playwright/test';
import {product} from '../../src/config/product';
import {weighPage} from '../pageWeight';
import {test} from './console';

const {prefix} = product;
const operation = `/api/${prefix}db/update-data`;
const chat = `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`;
const prose = '/network';
/** Most that the JavaScript of an operation page may be above a prose page's, in KB of brotli. */
const EXTRA_KB = 10;

test('an operation page costs little more than a prose page, which loads none of its code', async ({
  browser,
  baseURL,
}) => {
  const weigh = async (route: string) => weighPage(browser, `${baseURL}${route}`);
  const plain = await weigh(prose);
  expect(plain.urls.filter((url) => url.includes('api-reference'))).toEqual([]);
  for (const route of [operation, chat]) {
    const page = await weigh(route);
    expect(page.urls.filter((url) => url.includes('api-reference')).length).toBeGreaterThan(0);
    const extra = (page.bytes.js - plain.bytes.js) / 1024;
    expect(extra, `${route}: KB of JavaScript above ${prose}`).toBeLessThanOrEqual(EXTRA_KB);
  }
});

test('an address with the anchor of a folded property unfolds it', async ({page}) => {
  await page.goto(chat);
  const folded = await page
    .locator('article details:not([open]) li[id]')
    .first()
    .getAttribute('id');
  expect(folded).not.toBeNull();
  await page.goto(`${chat}#${encodeURIComponent(folded ?? '')}`);
  await page.reload();
  await expect(page.locator(`[id="${folded}"]`)).toBeVisible();
});

test('a reader chooses a language once for all pages', async ({page}) => {
  await page.goto(operation);
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.goto(`/api/${prefix}db/read-data`);
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
});

test('on a phone each value of a table has its copy button beside it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`/api/${prefix}db/overview`);
  const places = await page.locator('td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const button = cell.querySelector('code + button')?.getBoundingClientRect();
      const value = cell.querySelector('code:has(+ button)')?.getBoundingClientRect();
      return value && button ? [{value, button}] : [];
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  for (const {value, button} of places) {
    expect(button.left).toBeGreaterThanOrEqual(value.right - 1);
    expect(button.top).toBeLessThan(value.bottom);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nested objects fold and unfold', async ({page}) => {
    await page.goto(chat);
    const folded = page.locator('article details:not([open])');
    const before = await folded.count();
    expect(before).toBeGreaterThan(0);
    await folded.first().locator('> summary').click();
    await expect(folded).toHaveCount(before - 1);
  });
});
