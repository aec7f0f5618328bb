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

test('an address with the anchor of a folded property unfolds it; sections and examples show one status', async ({
  page,
}) => {
  const inside = 'details[data-status="422"]:not([open]) li[id]';
  await page.goto(chat);
  const folded = await page.locator(inside).last().getAttribute('id');
  await page.goto(`${chat}#${encodeURIComponent(folded ?? '')}`);
  await page.reload();
  await expect(page.locator(`[id="${folded}"]`)).toBeVisible();
  const chosen = (status: string) => page.getByRole('tab', {name: status, selected: true});
  await expect(chosen('422')).toBeVisible();
  // Opening another section chooses its example, and the other way round.
  const section = (status: string) => page.locator(`details[data-status="${status}"]`);
  await section('401').locator('summary').first().click();
  await expect(chosen('401')).toBeVisible();
  await page.getByRole('tab', {name: '429'}).click();
  await expect(section('429')).toHaveAttribute('open');
  await expect(section('401')).not.toHaveAttribute('open');
});

test('a reader chooses a language once for all pages, and keeps it in the sandbox', async ({
  page,
}) => {
  await page.goto(operation);
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByText('Run this request in the sandbox').click();
  await expect(page.getByText('npm run sandbox')).toBeVisible();
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

  test('the first line of code of each operation is above the fold, and no line of a card is cut', async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const routes = [...sitemap.matchAll(/\/api\/[^/<]+\/[^/<]+(?=<)/g)].map(([route]) => route);
    // Each page's HTML in one open page: styles and fonts are the same, and a visit costs ten times as much.
    await page.goto(operation);
    const failures: string[] = [];
    let operations = 0;
    for (const width of [1280, 1600]) {
      await page.setViewportSize({width, height: 900});
      for (const route of routes) {
        const html = await (await request.get(route)).text();
        const found = await page.evaluate((text) => {
          const next = new DOMParser().parseFromString(text, 'text/html');
          const main = next.querySelector('main');
          if (main?.querySelector('[data-operation]') == null) return undefined;
          document.querySelector('main')?.replaceWith(main);
          const blocks = [...document.querySelectorAll('#example ~ div pre')];
          const [first] = blocks;
          const cut = blocks.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
          return {top: first?.getBoundingClientRect().top ?? Infinity, cut: cut.length};
        }, html);
        if (found === undefined) continue;
        operations += 1;
        // The first line ends 36 px below the top of its block.
        if (found.top + 36 > 900)
          failures.push(`${route} at ${width}: code begins at ${found.top}`);
        if (found.cut > 0) failures.push(`${route} at ${width}: ${found.cut} blocks are cut`);
      }
    }
    expect(failures).toEqual([]);
    expect(operations).toBe(2 * 21);
  });

  test('nested objects fold and unfold', async ({page}) => {
    await page.goto(chat);
    const folded = page.locator('article details:not([open])');
    const before = await folded.count();
    expect(before).toBeGreaterThan(0);
    await folded.first().locator('> summary').click();
    await expect(folded).toHaveCount(before - 1);
  });
});
