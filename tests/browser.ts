/**
 * Finds the browser for tests, in this order: CHROME_PATH, an installed Chrome or Chromium, Playwright's download,
 * and Debian's package, which it installs with `apt-get`. Prefers Chromium's headless shell, which has no windows
 * and takes two thirds of the time.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type LaunchOptions} from '@playwright/test';

/** Debian's packages. Their commands have the same names. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const COMMANDS = [...DEBIAN_PACKAGES, 'google-chrome-stable', 'google-chrome', 'chromium-browser'];
/** A stalled download must not block the tests. */
const APT_TIMEOUT_MS = 180_000;
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of an installed browser. */
function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_PATHS].find((file) => existsSync(file));
}

/** Returns the path of Playwright's download. */
function findDownloaded(): string | undefined {
  const file = chromium.executablePath();
  return file !== '' && existsSync(file) ? file : undefined;
}

/** Installs Chromium on Debian and returns its path. */
function installWithApt(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  console.log('No browser found: installing chromium with apt-get');
  for (const args of [['update'], ...DEBIAN_PACKAGES.map((name) => ['install', '-y', name])]) {
    try {
      execFileSync('apt-get', args, {stdio: 'ignore', timeout: APT_TIMEOUT_MS});
    } catch {
      // Older releases have no headless shell. `update` may fail while the known packages can still be installed.
    }
    const found = findInstalled();
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the path of Chrome or Chromium.
 *
 * @throws Error with a remedy if no browser is found and none can be installed
 */
export function findBrowser(): string {
  const chromePath = process.env['CHROME_PATH'];
  if (chromePath !== undefined && chromePath !== '') {
    if (existsSync(chromePath)) return chromePath;
    throw new Error(
      `CHROME_PATH is the path of a file that does not exist: ${chromePath}. Correct or unset it.`,
    );
  }
  const found = findInstalled() ?? findDownloaded() ?? installWithApt();
  if (found === undefined) {
    throw new Error(
      "No browser found for the tests in CHROME_PATH, PATH, Playwright's download, and apt-get. " +
        'Install Chrome or Chromium, or set CHROME_PATH=/path/to/chrome.',
    );
  }
  return found;
}

/** Returns Playwright's launch options: no sandbox, which root in a container cannot use, and no background requests. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  };
}
