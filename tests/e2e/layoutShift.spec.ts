/** Tests that nothing visible moves while a page loads, on each kind of page, in a wide and a narrow window. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {observeShifts, readShift} from './layoutShift';
import {OWN_PAGE} from './ownPage';
import {waitForHydration} from './page';

test.use(OWN_PAGE);

const {slug, prefix} = product;
const BUDGET = 0.02;

const kinds: readonly (readonly [route: string, ready: (page: Page) => Promise<unknown>])[] = [
  ['/', waitForHydration],
  [`/guide-${slug}-wallet`, waitForHydration],
  [`/api/${prefix}db/upload-data`, waitForHydration],
  ['/search?q=schema', (page) => page.getByRole('list', {name: 'Results'}).waitFor()],
  ['/build/secret-valt', (page) => page.getByRole('heading', {name: 'Did you mean'}).waitFor()],
];

for (const width of [1280, 390]) {
  test(`no page shifts in a window ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await observeShifts(page);
    for (const [route, ready] of kinds) {
      await page.goto(route);
      await ready(page);
      expect.soft(await readShift(page), route).toBeLessThan(BUDGET);
    }
    // The notice about a failed script. The page reloads once before it shows the notice.
    await page.route(/assets\/js\/(?!main|runtime)/, (route) => route.abort());
    await page.goto('/quickstart');
    await page.getByRole('alert').waitFor();
    expect.soft(await readShift(page), 'the notice').toBeLessThan(BUDGET);
  });
}
