import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/browser';

/** Port of the built site under test; one of its own, so that a running `npm run serve` is left alone. */
const PORT = Number(process.env['E2E_PORT'] ?? 3005);

export default defineConfig({
  // Vitest's files end in .test.ts.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A wait ends with its state; the limits only say when it will not come, on a slow machine too.
  timeout: 90_000,
  expect: {timeout: 15_000},
  forbidOnly: true,
  // On a shared machine a second try tells a slow moment from a fault; tools/test/index.ts names what needed one.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', {outputFile: '.cache/test/browser.json'}]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1280, height: 800},
    launchOptions: launchOptions(),
    // Recording every test costs a third of the run; the second try of a failure is recorded in CI.
    trace: 'on-first-retry',
  },
  projects: [
    {name: 'site', testDir: 'tests/e2e'},
    // Builds of their own, each served by its worker.
    {name: 'builds', testDir: 'tests/variants', testMatch: '**/*.setup.ts'},
    {name: 'variants', testDir: 'tests/variants', dependencies: ['builds']},
    // One dev server, in front of one copy of the site that its tests edit.
    {name: 'dev', testDir: 'tests/dev', workers: 1, fullyParallel: false},
  ],
  webServer: {
    command: `npm run --silent serve -- --port ${PORT}`,
    url: `http://localhost:${PORT}/quickstart`,
    reuseExistingServer: process.env['CI'] === undefined,
    stdout: 'ignore',
  },
});
