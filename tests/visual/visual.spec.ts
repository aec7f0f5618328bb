/**
 * What pages look like, beside the pictures of the last time somebody looked: `npm run visual`. A change that is
 * meant is recorded with `npm run visual:update`, and seen in the commit. Half size, so that the pictures stay small.
 */
import {expect, test} from '@playwright/test';
import {open} from '../e2e/chrome/page';
import {states} from './states';

const SIZES = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
  {width: 1600, height: 900},
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${viewport.width} ${colorScheme}`, () => {
      test.use({colorScheme, viewport, deviceScaleFactor: 0.5, reducedMotion: 'reduce'});

      for (const {name, path, enter} of states) {
        test(name, async ({page}) => {
          await open(page, path);
          await enter?.(page);
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name}.${viewport.width}.${colorScheme}.png`);
        });
      }
    });
  }
}
