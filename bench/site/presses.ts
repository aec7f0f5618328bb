/** Measures how soon a page answers to a press on a slow phone, next to a stock Docusaurus. */
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {median, printTable} from '../lib/figures';
import {root} from '../lib/writeSite';
import {DESKTOP, OPERATION, PHONE, SAMPLES, START} from './pressTargets';
import {buildStock, serve} from './servers';

/** 1.6 Mbit/s, 150 ms round trip, a processor that is four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

/** A press comes this long after first paint. */
const PRESS_AFTER_MS = 1_000;
/** A press without an effect after this time counts as lost. */
const LOST_AFTER_MS = 8_000;

/** A control, and what shows that a press had its effect. Selectors fit both sites. */
interface Control {
  readonly route: string;
  readonly viewport: typeof PHONE;
  readonly selector: string;
  readonly effect: string;
}

const controls: Readonly<Record<string, Control>> = {
  menu: {
    route: START,
    viewport: PHONE,
    selector: '.navbar__toggle',
    effect: '.navbar-sidebar--show',
  },
  search: {
    route: START,
    viewport: PHONE,
    selector: 'nav.navbar [aria-haspopup=dialog]',
    effect: 'dialog[open] input:focus, .DocSearch-Modal',
  },
  'color mode': {
    route: START,
    viewport: DESKTOP,
    selector: 'nav.navbar button[aria-label*="mode"]',
    effect: 'html:not([data-theme-choice=system])',
  },
  tab: {
    route: OPERATION,
    viewport: PHONE,
    selector: '[role=tab]:nth-child(2)',
    effect: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  copy: {
    route: SAMPLES,
    viewport: DESKTOP,
    selector: 'button[aria-label^="Copy code"]',
    effect: 'html[data-copied]',
  },
  category: {
    route: START,
    viewport: DESKTOP,
    selector: '.menu__link--sublist-caret[aria-expanded=false]',
    effect: '.menu__link--sublist-caret[aria-expanded=true]',
  },
};

interface Visit {
  readonly paint: number;
  readonly hydrated: number;
  /** Total of what long tasks last above 50 ms, from first paint to hydration. */
  readonly blocking: number;
  /** Milliseconds from the press to its effect; infinite for a lost press. */
  readonly effect: number;
}

declare global {
  interface Window {
    /** Times that a page records about itself, in milliseconds since the navigation. */
    bench: {hydrated?: number; pressed?: number; effect?: number; tasks: PerformanceEntry[]};
  }
}

/** Runs in the page before its scripts: records long tasks, hydration, the press, and its effect. */
function record(effect: string): void {
  window.bench = {tasks: []};
  const {bench} = window;
  new PerformanceObserver((list) => bench.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  // Without it, a browser without windows may refuse to copy.
  Object.defineProperty(navigator, 'clipboard', {
    value: {writeText: async () => document.documentElement.setAttribute('data-copied', '')},
  });
  addEventListener('pointerdown', (event) => (bench.pressed = event.timeStamp), {capture: true});
  const check = () => {
    const root = document.documentElement;
    if (root?.getAttribute('data-has-hydrated') === 'true') bench.hydrated ??= performance.now();
    const isDone = bench.pressed !== undefined && document.querySelector(effect) !== null;
    if (isDone) bench.effect ??= performance.now();
    if (bench.hydrated === undefined || bench.effect === undefined) requestAnimationFrame(check);
  };
  check();
}

/** Opens the page of a control on a slow phone and presses the control. */
async function visit(browser: Browser, origin: string, control: Control): Promise<Visit> {
  const context = await browser.newContext({viewport: control.viewport, ignoreHTTPSErrors: true});
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    // tsx adds calls of this function to the code of `record`.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(record, control.effect);
    await page.goto(origin + control.route, {waitUntil: 'commit'});
    const paint = await firstPaint(page);
    const {x, y} = await placeOf(page, control.selector);
    await page.waitForFunction((end) => performance.now() >= end, paint + PRESS_AFTER_MS);
    await page.mouse.click(x, y);
    const isComplete = () =>
      window.bench.hydrated !== undefined && window.bench.effect !== undefined;
    await page.waitForFunction(isComplete, undefined, {timeout: LOST_AFTER_MS}).catch(() => {});
    const {
      hydrated = Infinity,
      pressed = 0,
      effect = Infinity,
      tasks,
    } = await page.evaluate(() => ({
      ...window.bench,
      tasks: window.bench.tasks.map(({startTime, duration}) => ({startTime, duration})),
    }));
    const blocking = tasks
      .filter(({startTime}) => startTime >= paint && startTime < hydrated)
      .reduce((sum, {duration}) => sum + duration - 50, 0);
    return {paint, hydrated, blocking, effect: effect - pressed};
  } finally {
    await context.close();
  }
}

/** Waits for first paint and returns its time. */
async function firstPaint(page: Page): Promise<number> {
  const time = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await time.jsonValue());
}

/** Scrolls a control into view and returns the middle of it. */
async function placeOf(page: Page, selector: string): Promise<{x: number; y: number}> {
  return page.evaluate((wanted) => {
    const visible = [...document.querySelectorAll(wanted)].find(
      (element) => element.getClientRects().length > 0,
    );
    if (visible === undefined) throw new Error(`${location.pathname} has no visible ${wanted}`);
    visible.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = visible.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};
  }, selector);
}

/** Returns the cells of a row: the medians of one site's visits. */
function cells(visits: readonly Visit[]): (string | number)[] {
  if (visits.length === 0) return ['-', '-', '-', '-', '-'];
  const middle = (figure: keyof Visit) => Math.round(median(visits.map((visit) => visit[figure])));
  const lost = visits.filter(({effect}) => effect === Infinity).length;
  return [middle('paint'), middle('hydrated'), middle('blocking'), middle('effect'), lost].map(
    String,
  );
}

/** Presses each control on both sites in turns, because the speed of a machine changes. Returns the rows of the table. */
async function measureControls(
  browser: Browser,
  protocol: string,
  {origins, rounds}: {readonly origins: readonly string[]; readonly rounds: number},
): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const [name, control] of Object.entries(controls)) {
    const visits: Visit[][] = origins.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, origin] of origins.entries()) {
        // The HTML of a stock page has no search and no copy buttons: these appear with React.
        if (index === 1 && ['search', 'copy'].includes(name)) continue;
        visits[index]?.push(await visit(browser, origin, control));
      }
    }
    for (const [index, site] of ['this site', 'stock'].entries())
      rows.push([name, site, ...cells(visits[index] ?? [])]);
    console.error(`  ${protocol} ${name}`);
  }
  return rows;
}

/** Prints a table for each protocol. */
export async function benchPresses(rounds: number): Promise<void> {
  const folders = [path.join(root, 'build'), buildStock()];
  const browser = await chromium.launch(launchOptions());
  try {
    for (const protocol of ['HTTP/2', 'HTTP/1.1'] as const) {
      const servers = await Promise.all(folders.map((folder) => serve(folder, protocol)));
      const origins = servers.map(({origin}) => origin);
      const rows = await measureControls(browser, protocol, {origins, rounds}).finally(() =>
        Promise.all(servers.map((server) => server.stop())),
      );
      printTable(
        `A press ${PRESS_AFTER_MS} ms after first paint, ${protocol}, ms, median of ${rounds}`,
        ['', '', 'first paint', 'hydrated', 'blocking', 'press to effect', 'lost'],
        rows,
      );
    }
  } finally {
    await browser.close();
  }
}
