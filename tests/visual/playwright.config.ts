/**
 * `npm run visual` compares screenshots of the built site with those in `pictures/`. `npm run visual:update` replaces
 * them after an intended change. Screenshots have half the size of the page, so that the files stay small. They come
 * from Chromium's headless shell; the full browser renders text differently.
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
    // Detects a changed letter or line, but ignores the few pixels that differ between two runs.
    // Animations go on, because those that follow scrolling (fades) would jump to their end. Motion is reduced.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.0005,
      threshold: 0.1,
      scale: 'device',
      animations: 'allow',
    },
  },
});
