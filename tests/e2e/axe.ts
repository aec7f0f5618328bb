import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Theme = 'light' | 'dark';
/** How a page is shown. */
interface Setup {
  readonly width: number;
  readonly theme: Theme;
}

/** Desktop and phone, in both themes. */
export const SETUPS = [
  {width: 1280, theme: 'light'},
  {width: 390, theme: 'dark'},
  {width: 390, theme: 'light'},
  {width: 1280, theme: 'dark'},
] as const satisfies readonly Setup[];

declare global {
  interface Window {
    /** Present after axe's script has run in the page. */
    axe?: typeof axe;
  }
}

/**
 * Returns what axe (WCAG 2.2 AA and its best practices) finds in the elements that match a selector. Each finding
 * contains rule, element, and problem. Runs axe in the page, because `@axe-core/playwright` needs three times as long.
 */
async function axeFindings(page: Page, theme: Theme, part: string): Promise<string[]> {
  await page.evaluate((name) => {
    // Colors that are changing have too little contrast. The Content-Security-Policy blocks a <style> element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after {transition: none !important; animation: none !important}',
    );
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // A page that is tested in several setups has the script already.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  return page.evaluate(
    async ([tags, selector]) => {
      if (window.axe === undefined) throw new Error('The script of axe did not run.');
      const {violations} = await window.axe.run(selector, {
        resultTypes: ['violations'],
        preload: false,
        runOnly: {type: 'tag', values: tags},
      });
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    [TAGS, part] as const,
  );
}

/** Shows an open page in a width and a theme, and expects that axe finds nothing in a part of it. */
export async function expectAccessible(
  page: Page,
  {width, theme}: Setup,
  part = 'html',
): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width <= 996});
  // In the new width, the navbar may cover a part of the element with the focus. Axe would report it as too small.
  await page.evaluate(() => {
    const {activeElement, body} = document;
    if (activeElement !== body) activeElement?.scrollIntoView({block: 'center'});
  });
  expect.soft(await axeFindings(page, theme, part), `${width} px, ${theme}`).toEqual([]);
}

/**
 * Expects that axe finds nothing in a part of a page, in each width and each theme. The desktop is last, because tests
 * go on there. accessibility.spec.ts tests whole pages.
 *
 * @param part  the selector of the part
 */
export async function expectPartAccessible(page: Page, part: string): Promise<void> {
  for (const setup of [SETUPS[1], SETUPS[0]]) await expectAccessible(page, setup, part);
}
