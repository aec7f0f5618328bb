/**
 * Presses each control before the scripts of its page arrive, in Firefox. tests/e2e/shell.earlyPresses.spec.ts tests the same
 * in Chromium, with more cases. Puppeteer drives the installed Firefox; Playwright needs its own build of it.
 */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {serveFolder} from '../../tools/serve/site';
import {printTable} from '../lib/figures';
import {root} from '../lib/writeSite';
import {DESKTOP, OPERATION, PHONE, SAMPLES, START} from './pressTargets';

const EFFECT_TIMEOUT_MS = 10_000;

interface Request {
  url(): string;
  continue(): Promise<void>;
}

/** The part of Puppeteer's pages that is used here. */
interface Page {
  readonly keyboard: {type(text: string): Promise<void>};
  setViewport(size: typeof PHONE): Promise<void>;
  setRequestInterception(isOn: boolean): Promise<void>;
  on(event: 'request', listener: (request: Request) => void): void;
  evaluateOnNewDocument(script: () => void): Promise<unknown>;
  evaluate(script: () => void): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  waitForSelector(selector: string): Promise<unknown>;
  waitForFunction(condition: () => boolean, options: {timeout: number}): Promise<unknown>;
}

interface Browser {
  createBrowserContext(): Promise<{newPage(): Promise<Page>; close(): Promise<void>}>;
  version(): Promise<string>;
  close(): Promise<void>;
}

/** Puppeteer is installed in bench/ only, with Lighthouse, so it has no types here. */
interface Puppeteer {
  launch(options: {browser: 'firefox'; executablePath: string}): Promise<Browser>;
}

/** An action of a reader before the scripts arrive, and the proof after hydration that it took effect once. */
interface EarlyPress {
  readonly route: string;
  readonly viewport: typeof PHONE;
  readonly press: (page: Page) => Promise<unknown>;
  /** Runs in the page. */
  readonly hasEffect: () => boolean;
}

declare global {
  interface Window {
    /** Texts that the page wrote to the clipboard. */
    copied: string[];
  }
}

const presses: Readonly<Record<string, EarlyPress>> = {
  copy: {
    route: SAMPLES,
    viewport: DESKTOP,
    press: (page) => page.click('button[aria-label^="Copy code"]'),
    hasEffect: () => window.copied.length === 1 && window.copied[0] !== '',
  },
  'show all lines': {
    route: SAMPLES,
    viewport: DESKTOP,
    press: async (page) => {
      await page.evaluate(() => {
        const {length} = document.querySelectorAll('.code-more');
        document.documentElement.dataset['expected'] = String(length - 1);
      });
      await page.click('.code-more');
    },
    hasEffect: () =>
      String(document.querySelectorAll('.code-more').length) ===
      document.documentElement.dataset['expected'],
  },
  tab: {
    route: OPERATION,
    viewport: PHONE,
    press: (page) => page.click('[role=tab]:nth-child(2)'),
    hasEffect: () =>
      document.querySelector('[role=tab]:nth-child(2)')?.getAttribute('aria-selected') === 'true' &&
      document.querySelectorAll('[role=tabpanel]')[1]?.checkVisibility() === true,
  },
  'focus and selected text in tabs': {
    route: OPERATION,
    viewport: DESKTOP,
    press: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[role=tab]')?.focus();
        const code = document.querySelector('[role=tabpanel] code');
        if (code !== null) getSelection()?.selectAllChildren(code);
      }),
    hasEffect: () =>
      document.activeElement === document.querySelector('[role=tab]') &&
      getSelection()?.toString() !== '',
  },
  search: {
    route: START,
    viewport: PHONE,
    press: async (page) => {
      await page.click('nav.navbar [aria-haspopup=dialog]');
      await page.waitForSelector('dialog[open] input:focus');
      await page.keyboard.type('wal');
    },
    hasEffect: () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === 'wal',
  },
  menu: {
    route: START,
    viewport: PHONE,
    press: (page) => page.click('.navbar__toggle'),
    hasEffect: () => document.querySelector('.navbar-sidebar--show') !== null,
  },
  // One press chooses the mode that differs from the system's, and two choose the same one.
  'color mode': {
    route: START,
    viewport: DESKTOP,
    press: (page) => page.click('nav.navbar button[aria-label^="Color mode"]'),
    hasEffect: () =>
      document.documentElement.getAttribute('data-theme-choice') ===
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark'),
  },
  category: {
    route: START,
    viewport: DESKTOP,
    press: (page) => page.click('.menu__caret'),
    hasEffect: () =>
      document.querySelector('.menu__caret')?.getAttribute('aria-expanded') === 'true',
  },
};

/** Opens a page, presses before its scripts arrive, lets them arrive, and returns whether the press took effect. */
async function pressEarly(browser: Browser, origin: string, early: EarlyPress): Promise<boolean> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport(early.viewport);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isScript = /\/assets\/js\/.*\.js$/.test(request.url());
      void (isScript ? released : Promise.resolve()).then(() => request.continue());
    });
    await page.evaluateOnNewDocument(() => {
      window.copied = [];
      navigator.clipboard.writeText = async (text) => void window.copied.push(text);
    });
    // It ends with the load event, which waits for the scripts.
    const loaded = page.goto(origin + early.route);
    await page.waitForSelector('#page-end');
    await early.press(page);
    release();
    await loaded;
    await page.waitForSelector('html[data-has-hydrated=true]');
    return await page.waitForFunction(early.hasEffect, {timeout: EFFECT_TIMEOUT_MS}).then(
      () => true,
      () => false,
    );
  } finally {
    await context.close();
  }
}

/** Returns Puppeteer. @throws Error with the command that installs it */
function loadPuppeteer(): Puppeteer {
  const load = createRequire(path.resolve(__dirname, '../package.json'));
  try {
    return load('puppeteer-core') as Puppeteer;
  } catch (cause) {
    throw new Error('Puppeteer is not installed. Run: npm --prefix bench install', {cause});
  }
}

/**
 * Serves build/, and prints for each control whether a press before the scripts arrive takes effect in Firefox.
 *
 * @throws Error if a press was lost, or if Puppeteer or Firefox is not installed. `FIREFOX_PATH` names the program; the
 *   default is that of Debian
 */
export async function checkFirefox(): Promise<void> {
  const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
  if (!existsSync(executablePath))
    throw new Error(`${executablePath} does not exist. Install firefox-esr, or set FIREFOX_PATH.`);
  const server = await serveFolder(path.join(root, 'build'));
  const browser = await loadPuppeteer().launch({browser: 'firefox', executablePath});
  try {
    const rows: [string, string][] = [];
    for (const [name, early] of Object.entries(presses)) {
      const hasEffect = await pressEarly(browser, server.origin, early);
      rows.push([name, hasEffect ? 'takes effect' : 'lost']);
    }
    const title = `Presses before the scripts arrive, ${await browser.version()}`;
    printTable(title, ['control', 'press'], rows);
    if (rows.some(([, result]) => result === 'lost')) throw new Error('Firefox lost a press.');
  } finally {
    await browser.close();
    await server.close();
  }
}
