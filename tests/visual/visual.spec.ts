/** A picture of each state of states.ts, in the sizes and themes of playwright.config.ts beside this file. */
import {expect, test} from '@playwright/test';
import {open} from '../e2e/chrome/page';
import {states} from './states';

for (const {name, path, enter} of states) {
  test(name, async ({page}) => {
    // Typefaces that arrive late are not shown (font-display: optional); on the second visit they are there.
    await open(page, path);
    await open(page, path);
    await enter?.(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
