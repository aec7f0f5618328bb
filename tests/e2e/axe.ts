import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Theme = 'light' | 'dark';
interface Way {
  readonly width: number;
  readonly theme: Theme;
}

/** A desktop and a telephone, in both themes. */
export const WAYS = [
  {width: 1280, theme: 'light'},
  {width: 390, theme: 'dark'},
  {width: 390, theme: 'light'},
  {width: 1280, theme: 'dark'},
] as const;

/**
 * What axe (WCAG 2.2 AA and its best practices) finds in a page: rule, element, what is wrong.
 * It runs in the page itself: its other mode opens a second page for each run.
 */
export async function axeFindings(page: Page, theme: Theme): Promise<string[]> {
  await page.evaluate((name) => {
    // A color on its way from dark to light has no contrast. A sheet made by script: the policy refuses a <style>.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = name;
  }, theme);
  const builder = new AxeBuilder({page}).setLegacyMode();
  builder.options({resultTypes: ['violations'], preload: false});
  const {violations} = await builder.withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** Puts an open page into a width and a theme, and expects that axe finds nothing. */
export async function expectAccessible(page: Page, {width, theme}: Way): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width <= 996});
  expect.soft(await axeFindings(page, theme), `${width} px, ${theme}`).toEqual([]);
}
