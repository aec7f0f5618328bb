/** `npm run visual`: the pictures of tests/visual/pictures, compared with what the built site looks like. */
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

export default defineConfig(base, {
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '../../test-results/visual',
  reporter: 'list',
  expect: {
    toHaveScreenshot: {
      // A changed letter or hairline; not the few pixels by which two drawings of the same page differ.
      maxDiffPixelRatio: 0.0005,
      threshold: 0.1,
      scale: 'device',
    },
  },
});
