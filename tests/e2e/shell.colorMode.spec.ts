/**
 * Tests of the color mode: follows the system until the reader chooses, stored, shared between tabs, applied before
 * first paint.
 */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {open, waitForHydration} from './page';

const toggle = (page: Page) =>
  page.locator('nav.navbar').getByRole('button', {name: /^Color mode/});
const html = (page: Page) => page.locator('html');

test('follows the system and its changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: scheme});
    await expect(html(page)).toHaveAttribute('data-theme', scheme);
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

for (const [scheme, opposite] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`on a ${scheme} system each press but the last changes the colors, and the choice is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: scheme});
    await open(page, '/quickstart');
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    await expect(toggle(page)).toHaveAccessibleName('Color mode: system');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(`Color mode: ${opposite}`);
    await expect(html(page)).toHaveAttribute('data-theme', opposite);
    const announcement = page.getByRole('status').filter({hasText: `Color mode: ${opposite}`});
    await expect(announcement).toHaveCount(1);
    expect(await stored()).toBe(opposite);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', scheme);
    expect(await stored()).toBe(scheme);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    expect(await stored()).toBeNull();
  });
}

test('a choice in one tab applies to the other', async ({context}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.emulateMedia({colorScheme: 'dark'});
  await two.emulateMedia({colorScheme: 'dark'});
  await open(one, '/quickstart');
  await open(two, '/network');
  await toggle(one).click();
  await expect(html(two)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(two)).toHaveAccessibleName('Color mode: light');
});

for (const [choice, system] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`${choice} on a ${system} system is applied before first paint`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await page.addInitScript((mode) => {
      localStorage.setItem('theme', mode);
      const modes: (string | null)[] = [];
      Object.assign(window, {modes});
      const record = () => modes.push(document.documentElement.getAttribute('data-theme'));
      // Records the mode at first paint and in each frame until the end of the test.
      new PerformanceObserver(record).observe({type: 'paint', buffered: true});
      const frame = () => {
        if (document.body?.querySelector('.navbar')) record();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }, choice);
    await page.goto('/quickstart');
    await waitForHydration(page);
    const modes = () => page.evaluate(() => (window as unknown as {modes: string[]}).modes);
    const hydrated = (await modes()).length;
    await expect.poll(async () => (await modes()).length).toBeGreaterThan(hydrated + 10);
    expect([...new Set(await modes())]).toEqual([choice]);
  });
}

test('print is light in dark mode and contains only the logo and the text', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await open(page, `/build/${product.prefix}QL`);
  const lightness = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .getPropertyValue(name)
            .match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (r + g + b) / 3;
      }, property);
  expect(await lightness('html', 'background-color')).toBeGreaterThan(230);
  for (const text of ['article p', 'article h1', 'article pre code', 'article td'])
    expect(await lightness(text, 'color')).toBeLessThan(110);
  for (const part of ['.navbar [aria-haspopup=dialog]', '.theme-doc-sidebar-container', '.footer'])
    await expect(page.locator(part).first()).toBeHidden();
  const [paper, main] = [page.viewportSize()?.width, await page.locator('main').boundingBox()];
  expect(main?.width).toBe(paper);
});

test('the keyboard reaches the parts of the navigation bar from left to right', async ({page}) => {
  await open(page, '/quickstart');
  const positions = await page
    .locator('nav.navbar :is(a[href], button)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().left),
    );
  expect(positions.length).toBeGreaterThan(6);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
