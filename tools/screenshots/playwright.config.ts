/**
 * `npm run screenshots`: brings the built site into every state of its interface, takes a picture of each in dark and
 * light at 390 and 1280 px, and fails where a page scrolls sideways. The pictures are in .cache/screenshots; a build
 * with third parties also has a consent bar. `-- -g search` takes some of the states, `-- --list` names them all.
 */
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';

const SIZES = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
];
const MODES = ['dark', 'light'] as const;

export default defineConfig({
  ...site,
  testDir: __dirname,
  testMatch: 'states.ts',
  outputDir: path.resolve('.cache/screenshots/failed'),
  timeout: 45_000,
  retries: 0,
  reporter: 'list',
  projects: SIZES.flatMap((viewport) =>
    MODES.map((colorScheme) => ({
      name: `${viewport.width}.${colorScheme}`,
      use: {viewport, colorScheme},
    })),
  ),
});
