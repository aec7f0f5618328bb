/** Compares a screenshot of each state in states.ts, in the sizes and themes of playwright.config.ts. */
import {expect, test} from '@playwright/test';
import {open} from '../e2e/page';
import {states} from './states';

// The policy would block the changed styles.
test.use({bypassCSP: true});

for (const {name, path, enter} of states) {
  test(name, async ({page}) => {
    // The site does not use fonts that arrive late (font-display: optional). Screenshots wait for them.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /font-display:\s*optional/g,
        'font-display:block',
      );
      return route.fulfill({response, body});
    });
    await open(page, path);
    await enter?.(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`);
    const sideways = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}
