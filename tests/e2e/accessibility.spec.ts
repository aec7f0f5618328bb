/** axe (WCAG 2.2 AA and its best practices) on every page, light on a desktop and on a telephone, dark on a desktop. */
import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {DESKTOP_BREAKPOINT} from '../../src/lib/breakpoints';
import {expectedRoutes} from '../routes';
import {open} from './chrome/page';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [1280, 390] as const;
/** The dark colours move nothing: only rules about colours can find something new. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds: rule, element, what is wrong. In the page itself: its other mode opens a second page for each run. */
async function findings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  const builder = new AxeBuilder({page}).setLegacyMode();
  builder.options({resultTypes: ['violations'], preload: false});
  if (theme === 'light') builder.withTags(TAGS);
  else builder.withRules(COLOR_RULES);
  const {violations} = await builder.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

for (const route of [...expectedRoutes(), '/search?q=schema', '/nowhere']) {
  test(`axe finds nothing on ${route}`, async ({page}) => {
    await open(page, route);
    // A color on its way from dark to light has no contrast.
    // A sheet made by script: the policy refuses a <style>.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const onPhone = width <= DESKTOP_BREAKPOINT;
      await expect(page.locator('.navbar__toggle')).toBeVisible({visible: onPhone});
      for (const theme of onPhone ? (['light'] as const) : (['light', 'dark'] as const))
        expect.soft(await findings(page, theme), `${width} px, ${theme}`).toEqual([]);
    }
  });
}
