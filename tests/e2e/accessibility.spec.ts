/**
 * axe on every page: on a desktop and on a telephone by turns, one page of each kind on both, `AXE=all` all on both.
 * Light with all rules, dark with those about colors.
 */
import {expect, test} from '@playwright/test';
import {DESKTOP_BREAKPOINT} from '../../src/lib/breakpoints';
import {product} from '../../src/config/product';
import {expectedRoutes} from '../routes';
import {axeFindings} from './axe';
import {open} from './chrome/page';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

const WIDTHS = [1280, 390] as const;
const {prefix} = product;
const KINDS = ['/', '/quickstart', `/api/${prefix}db/upload-data`, '/search?q=schema', '/nowhere'];

const routes = [...new Set([...expectedRoutes(), ...KINDS])];
for (const [index, route] of routes.entries()) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    await open(page, route);
    // A color on its way from dark to light has no contrast.
    // A sheet made by script: the policy refuses a <style>.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
    });
    const all = process.env['AXE'] === 'all' || KINDS.includes(route);
    for (const width of all ? WIDTHS : [WIDTHS[index % 2] ?? WIDTHS[0]]) {
      await page.setViewportSize({width, height: 900});
      const onPhone = width <= DESKTOP_BREAKPOINT;
      await expect(page.locator('.navbar__toggle')).toBeVisible({visible: onPhone});
      for (const theme of ['light', 'dark'] as const)
        expect.soft(await axeFindings(page, theme), `${width} px, ${theme}`).toEqual([]);
    }
  });
}
