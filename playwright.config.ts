import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/browser';

/** Port of the built site under test. It differs from the default of `npm run serve`, which may be running. */
const PORT = Number(process.env['E2E_PORT'] ?? 3005);

export default defineConfig({
  // Files that end with .test.ts belong to Vitest.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests often wait.
  workers: 3,
  // High limits for slow machines. Waits end as soon as their condition is met, so they don't slow down tests.
  timeout: 90_000,
  expect: {timeout: 15_000},
  forbidOnly: true,
  reporter: [['list'], ['json', {outputFile: '.cache/test/browser.json'}]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1280, height: 800},
    launchOptions: launchOptions(),
  },
  projects: [
    // One dev server and one copy of the site, which the tests edit. It comes first, so that the other worker makes a
    // build and runs the tests of the site meanwhile.
    {
      name: 'dev',
      testDir: 'tests/dev',
      workers: 1,
      fullyParallel: false,
      // A rebuild can take this long while the tests of the site use both cores.
      expect: {timeout: 45_000},
    },
    // Builds with other settings, which take minutes on a slow machine. After the tests of the site, the other worker
    // would have nothing to do meanwhile.
    {name: 'builds', testDir: 'tests/variants', testMatch: '**/*.setup.ts'},
    // The tests of a worker share one page. Playwright clears it before each test; ownPage.ts names the exceptions.
    {name: 'site', testDir: 'tests/e2e', use: {reuseContext: true}},
    // Each worker serves the build that it tests.
    {
      name: 'variants',
      testDir: 'tests/variants',
      dependencies: ['builds'],
      use: {reuseContext: true},
    },
  ],
  webServer: {
    // Without `npm run`, which would compress the files first.
    command: `npx tsx tools/serve/index.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/quickstart`,
    // A server that still runs may serve another build.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
