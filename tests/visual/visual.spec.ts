/** A picture of each state of states.ts, in the sizes and themes of playwright.config.ts beside this file. */
import {expect, test} from '@playwright/test';
import {open} from '../e2e/chrome/page';
import {states} from './states';

for (const {name, path, enter} of states) {
  test(name, async ({page}) => {
    // Typefaces that arrive late are not shown (font-display: optional); in a picture they are waited for.
    await page.route('**/assets/css/styles.*.css', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /font-display:\s*optional/g,
        'font-display:block',
      );
      await route.fulfill({response, body});
    });
    await open(page, path);
    await enter?.(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`);
    const sideways = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways, 'px by which it scrolls sideways').toBeLessThanOrEqual(0);
  });
}
