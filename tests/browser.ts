/**
 * Finds the browser that the tests drive, in this order: CHROME_PATH, an installed Chrome or Chromium,
 * Playwright's own download, and at last Debian's, by `apt-get`. Of Chromium's two kinds the headless shell comes
 * first: it draws no window, and takes two thirds of the time.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type LaunchOptions} from '@playwright/test';

/** Debian's packages and their commands have the same names. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const NAMES = [...DEBIAN, 'google-chrome-stable', 'google-chrome', 'chromium-browser'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_PATHS].find((file) => existsSync(file));
}

function downloaded(): string | undefined {
  const file = chromium.executablePath();
  return file !== '' && existsSync(file) ? file : undefined;
}

function installWithApt(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  console.log('No browser found: installing chromium with apt-get');
  for (const args of [['update'], ...DEBIAN.map((name) => ['install', '-y', name])]) {
    try {
      execFileSync('apt-get', args, {stdio: 'ignore'});
    } catch {
      // Older releases have one package for both kinds; a mirror that fails may have answered before.
    }
    const found = installed();
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Path of a Chrome or Chromium.
 *
 * @throws when none is found and none can be installed, naming what would help
 */
export function findBrowser(): string {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROME_PATH names a file that does not exist: ${named}. Unset it or correct it.`,
    );
  }
  const found = installed() ?? downloaded() ?? installWithApt();
  if (found === undefined) {
    throw new Error(
      "No browser for the tests: looked at CHROME_PATH, PATH, Playwright's download and apt-get. " +
        'Install Chrome or Chromium, or set CHROME_PATH=/path/to/chrome.',
    );
  }
  return found;
}

/** Options under which the tests start the browser: no sandbox as root in containers, no calls home. */
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
