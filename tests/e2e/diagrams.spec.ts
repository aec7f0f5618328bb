/** Tests of diagrams: on a phone, in both color modes, without JavaScript. */
import {expect, test, type Page} from '@playwright/test';

/** The size of text in a drawing. A phone shows the drawing smaller. */
const TEXT_PX = 15;
const READABLE_PX = 12;

/** Opens a page and returns its diagrams with their drawn and displayed widths. */
async function openDiagrams(page: Page, route: string) {
  await page.goto(route);
  const drawings = page.locator('img[src*="/diagrams/"]:visible');
  await expect(drawings).not.toHaveCount(0);
  const count = await drawings.count();
  for (let index = 0; index < count; index++) {
    const drawing = drawings.nth(index);
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
  return drawings.evaluateAll((all: HTMLImageElement[]) =>
    all.map((img) => ({
      source: img.src,
      alt: img.alt,
      drawnWidth: img.naturalWidth,
      displayedWidth: img.getBoundingClientRect().width,
    })),
  );
}

const routes = [
  '/learn/architecture',
  '/learn/protocols',
  '/learn/cryptography',
  '/build/secretVault-secretDataAnalytics/web-app',
  '/build/secretLLM/overview',
];

test('the text of diagrams is readable on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const route of routes) {
    const found = await openDiagrams(page, route);
    expect(found.length, route).toBeGreaterThan(0);
    for (const {drawnWidth, displayedWidth} of found) {
      expect((TEXT_PX * displayedWidth) / drawnWidth, route).toBeGreaterThanOrEqual(READABLE_PX);
    }
  }
});

test('diagrams are images in the colors of the mode, with alternative text, and load no Mermaid', async ({
  page,
}) => {
  const [route = ''] = routes;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    for (const {source, alt} of await openDiagrams(page, route)) {
      expect(source).toMatch(new RegExp(`-${mode}\\.svg$`));
      expect(alt.length).toBeGreaterThan(40);
    }
  }
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('diagrams are visible', async ({page}) => {
    const [route = ''] = routes;
    await page.goto(route);
    const drawing = page.locator('img[src*="/diagrams/"]:visible');
    await expect(drawing).toHaveCount(1);
    expect((await drawing.boundingBox())?.height).toBeGreaterThan(100);
  });
});
