/** Diagrams as readers meet them: on a phone, and with reduced motion. */
import {expect, test, type Page} from '@playwright/test';

/** Mermaid draws text in 16 px; a phone shows the diagram smaller. */
const TEXT_PX = 16;
const READABLE_PX = 9;

/** Widths of all diagrams of a page: as drawn, and as shown. */
async function diagrams(page: Page, route: string) {
  await page.goto(route);
  const places = page.locator('details', {hasText: 'The diagram in words'});
  const count = await places.count();
  for (let index = 0; index < count; index++) await places.nth(index).scrollIntoViewIfNeeded();
  const drawings = page.locator('svg[aria-roledescription]');
  await expect(drawings).toHaveCount(count);
  return drawings.evaluateAll((all) =>
    all.map((svg) => ({
      drawn: (svg as SVGSVGElement).viewBox.baseVal.width,
      shown: svg.getBoundingClientRect().width,
    })),
  );
}

const routes = [
  '/learn/architecture',
  '/learn/protocols',
  '/build/blind-modules',
  '/build/secret-vault',
  '/build/secret-data-analytics',
  '/build/secretVault-secretDataAnalytics/overview',
  '/build/secretVault-secretDataAnalytics/build',
  '/build/secretLLM/overview',
  '/build/blindRAG',
];

test('their text is readable on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const route of routes) {
    const found = await diagrams(page, route);
    expect(found.length, route).toBeGreaterThan(0);
    for (const {drawn, shown} of found) {
      expect((TEXT_PX * shown) / drawn, route).toBeGreaterThanOrEqual(READABLE_PX);
    }
  }
});

test('reduced motion changes nothing about them', async ({page}) => {
  const [route = ''] = routes;
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const usual = await diagrams(page, route);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await diagrams(page, route)).toEqual(usual);
});
