import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark colors move nothing: only rules about colors can find something new. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

/**
 * What axe (WCAG 2.2 AA and its best practices) finds in a page: rule, element, what is wrong.
 * It runs in the page itself: its other mode opens a second page for each run.
 */
export async function axeFindings(page: Page, theme: Theme): Promise<string[]> {
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
