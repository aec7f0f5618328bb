/** Nothing that a reader sees moves while a page loads: each kind of page, in a wide and in a narrow window. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {hydrated} from './chrome/page';

const {slug, prefix} = product;
const BUDGET = 0.02;

const kinds: readonly (readonly [route: string, ready: (page: Page) => Promise<unknown>])[] = [
  ['/', hydrated],
  [`/guide-${slug}-wallet`, hydrated],
  [`/api/${prefix}db/upload-data`, hydrated],
  ['/search?q=schema', (page) => page.getByRole('list', {name: 'Results'}).waitFor()],
  ['/build/secret-valt', (page) => page.getByRole('heading', {name: 'Did you mean'}).waitFor()],
];

declare global {
  interface Window {
    /** The sum of all shifts so far. */
    shift: number;
  }
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value;
    });
    observer.observe({type: 'layout-shift', buffered: true});
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry comes after its frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.shift;
  });
}

for (const width of [1280, 390]) {
  test(`no page shifts in a window ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await observe(page);
    for (const [route, ready] of kinds) {
      await page.goto(route);
      await ready(page);
      expect.soft(await shiftOf(page), route).toBeLessThan(BUDGET);
    }
    // The notice that a script is missing, which makes the page reload first.
    await page.route(/assets\/js\/(?!main|runtime)/, (route) => route.abort());
    await page.goto('/quickstart');
    await page.getByRole('alert').waitFor();
    expect.soft(await shiftOf(page), 'the notice').toBeLessThan(BUDGET);
  });
}
