/**
 * `npm run visual`: what the built site looks like, beside the pictures of the last time somebody looked. A change
 * that is meant is recorded with `npm run visual:update`, and seen in the commit. Pictures have half the size, so
 * that they stay small. They are drawn by Chromium's headless shell, whose letters are not those of a whole browser.
 */
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
  {width: 1600, height: 900},
] as const;

export default defineConfig({
  ...base,
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}.{projectName}{ext}',
  retries: 0,
  reporter: 'list',
  projects: SIZES.flatMap((viewport) =>
    THEMES.map((colorScheme) => ({
      name: `${viewport.width}.${colorScheme}`,
      testDir: __dirname,
      use: {
        viewport,
        colorScheme,
        deviceScaleFactor: 0.5,
        contextOptions: {reducedMotion: 'reduce'} as const,
      },
    })),
  ),
  expect: {
    ...base.expect,
    // A changed letter or hairline; not the few pixels by which two drawings of the same page differ.
    toHaveScreenshot: {maxDiffPixelRatio: 0.0005, threshold: 0.1, scale: 'device'},
  },
});
