/** Tests that paper shows the whole page, with samples in the chosen language, and no content that is hidden or cut off. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {open} from './page';

const {prefix} = product;
/** The text area of A4 paper. */
const PAPER = {width: 703, height: 1031};

/** Tabs that aren't chosen, and links to other pages at the end. */
const UNPRINTED = [
  '[role="tab"], [role="tabpanel"][hidden], #example',
  '#next-steps, #next-steps ~ *',
  '.visually-hidden',
];

const routes = [
  '/',
  '/build/secret-vault-quickstart',
  `/api/${prefix}db/upload-data`,
  `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`,
];

test('paper starts with the logo and the address, and shows the samples before the contract', async ({
  page,
}) => {
  await open(page, `/api/${prefix}db/upload-data`);
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize(PAPER);
  await expect(page.locator('.navbar__inner .navbar__brand')).toBeVisible();
  await expect(page.getByText(`/api/${prefix}db/upload-data`)).toBeVisible();
  await expect(page.locator('.navbar__items--right')).toBeHidden();
  // It is next to the window, where it would cover the right edge of each printed page.
  await expect(page.locator('[href="#__docusaurus_skipToContent_fallback"]')).toBeHidden();
  const tops = ['example', 'responses', 'servers'].map(async (id) =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top),
  );
  const [example = 0, responses = 0, servers = 0] = await Promise.all(tops);
  expect(example).toBeLessThan(responses);
  expect(responses).toBeLessThan(servers);
});

for (const route of routes) {
  test(`paper shows all of ${route}`, async ({page}) => {
    await open(page, route);
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize(PAPER);
    const missing = await page
      .locator(':is(.theme-doc-markdown, .home article) :is(p, li, td, pre, h1, h2, h3, h4)')
      .evaluateAll((elements, unprinted) => {
        /** Whether an element around this one cuts off a part of it. */
        const isCut = (element: Element): boolean => {
          const {right, bottom} = element.getBoundingClientRect();
          for (let box = element.parentElement; box; box = box.parentElement) {
            const {overflowX, overflowY} = getComputedStyle(box);
            const edges = box.getBoundingClientRect();
            if (overflowX !== 'visible' && right > edges.right + 1) return true;
            if (overflowY !== 'visible' && bottom > edges.bottom + 1) return true;
          }
          return false;
        };
        return elements
          .filter((element) => element.textContent.trim() !== '')
          .filter((element) => !element.closest(unprinted))
          .filter(
            (element) =>
              !element.checkVisibility() ||
              isCut(element) ||
              element.scrollWidth > element.clientWidth + 1,
          )
          .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`);
      }, UNPRINTED.join());
    expect(missing).toEqual([]);
    await expect(page.locator('.screen-only').filter({visible: true})).toHaveCount(0);
  });
}
