import {expect, test, type Browser} from '@playwright/test';
import {product} from '../../src/config/product';
import {weighPage} from '../pageWeight';

const {prefix} = product;
const KB = 1024;

/** Budgets of a first visit without interaction: KB after brotli, and the number of requests. The HTML has 23 to 25 KB of styles. */
const budgets = {
  home: {js: 120, css: 0, html: 34, font: 30, total: 260, requests: 25},
  prose: {js: 128, css: 0, html: 47, font: 30, total: 260, requests: 25},
  operation: {js: 132, css: 0, html: 62, font: 30, total: 260, requests: 25},
  search: {js: 120, css: 0, html: 37, font: 30, total: 285, requests: 30},
};

const pages: readonly (readonly [keyof typeof budgets, string])[] = [
  ['home', '/'],
  ['prose', '/quickstart'],
  ['prose', `/build/${prefix}QL`],
  ['prose', '/learn/architecture'],
  ['operation', `/api/${prefix}db/upload-data`],
  ['operation', `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`],
  ['search', '/search'],
];

async function checkBudget(
  browser: Browser,
  origin: string,
  [kind, route]: readonly [keyof typeof budgets, string],
): Promise<void> {
  const weight = await weighPage(browser, `${origin}${route}`);
  const figures = {...weight.bytes, total: weight.total, prefetched: weight.prefetched};
  const text = Object.entries(figures)
    .map(([name, bytes]) => `${name} ${(bytes / KB).toFixed(1)}`)
    .join(', ');
  console.log(`${route}: ${text} KB, ${weight.requests} requests`);
  const budget = budgets[kind];
  // Only operations need the code of the API reference.
  const apiCode = weight.urls.filter((url) => url.includes('api-reference'));
  expect.soft(apiCode.length > 0, `${route}: ${apiCode.join()}`).toBe(kind === 'operation');
  for (const part of ['js', 'css', 'html', 'font'] as const) {
    expect
      .soft(weight.bytes[part] / KB, `${route}: KB of ${part}`)
      .toBeLessThanOrEqual(budget[part]);
  }
  expect
    .soft(weight.total / KB, `${route}: KB in all, with prefetches`)
    .toBeLessThanOrEqual(budget.total);
  expect.soft(weight.requests, `${route}: requests`).toBeLessThanOrEqual(budget.requests);
}

test('the first visits of all kinds of pages are within their budgets', async ({
  browser,
  baseURL,
}) => {
  // At the same time, because each visit waits until the page is quiet.
  await Promise.all(pages.map((page) => checkBudget(browser, baseURL ?? '', page)));
});
