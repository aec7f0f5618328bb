/** Measures visits of a built site on a slow phone: Lighthouse, and presses of controls while a page loads. */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {product} from '../src/config/product';
import {findBrowser} from '../tests/browser';
import {median} from './measure';

export const OPERATION = `/api/${product.prefix}db/upload-data`;
export const PROSE = '/quickstart';

/** Routes that Lighthouse visits. The other sites lack some of them. */
export const ROUTES = [
  '/',
  PROSE,
  '/network',
  '/learn/architecture',
  `/build/${product.prefix}QL`,
  '/build/secret-vault-quickstart',
  `/api/${product.prefix}db/overview`,
  OPERATION,
  `/api/${product.prefix}ai/chat-completion-v-1-chat-completions-post`,
  '/search',
];

const LIGHTHOUSE = path.join(__dirname, 'node_modules/.bin/lighthouse');
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Returns the points of a page for performance on a simulated phone, from 0 to 100. */
export async function performancePoints(url: string): Promise<number> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance'];
  const {stdout} = await promisify(execFile)(
    LIGHTHOUSE,
    [url, ...flags, `--chrome-flags=${CHROME_FLAGS}`],
    {maxBuffer: 2 ** 28, env: {...process.env, CHROME_PATH: findBrowser()}},
  );
  const report = JSON.parse(stdout) as {categories: {performance: {score: number | null}}};
  return Math.round((report.categories.performance.score ?? 0) * 100);
}

/** A control, and what shows that a press had its effect. */
interface Control {
  readonly route: string;
  readonly viewport: {readonly width: number; readonly height: number};
  readonly selector: string;
  readonly effect: string;
}

const PHONE = {width: 390, height: 800};
const DESKTOP = {width: 1280, height: 800};

/** The selectors fit all sites. A page whose HTML lacks a control is not measured. */
export const CONTROLS: Readonly<Record<string, Control>> = {
  menu: {
    route: PROSE,
    viewport: PHONE,
    selector: '.navbar__toggle',
    effect: '.navbar-sidebar--show',
  },
  search: {
    route: PROSE,
    viewport: PHONE,
    selector: 'nav.navbar [aria-haspopup=dialog]',
    effect: 'dialog[open] input:focus',
  },
  'color mode': {
    route: PROSE,
    viewport: DESKTOP,
    selector: 'nav.navbar button[aria-label*="mode"]',
    effect: 'html[data-theme=dark]',
  },
  category: {
    route: PROSE,
    viewport: DESKTOP,
    selector: '.menu__link--sublist-caret[aria-expanded=false]',
    // React may replace the control when it hydrates the page, but not the element around it.
    effect: '[data-around] > [aria-expanded=true]',
  },
  tab: {
    route: OPERATION,
    viewport: PHONE,
    selector: '[role=tab]:nth-child(2)',
    effect: '[data-pressed][aria-selected=true]',
  },
};

/** 1.6 Mbit/s and a round trip of 150 ms. */
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

/**
 * Marks the control and the element around it, scrolls the control into view, and returns its center. Returns undefined if no
 * such control is visible.
 */
function locate(page: Page, selector: string): Promise<{x: number; y: number} | undefined> {
  return page.evaluate((wanted) => {
    const control = [...document.querySelectorAll(wanted)].find(
      (element) => element.getClientRects().length > 0,
    );
    if (control === undefined) return undefined;
    control.setAttribute('data-pressed', '');
    control.parentElement?.setAttribute('data-around', '');
    control.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = control.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};
  }, selector);
}

/**
 * Opens the page of a control on a slow phone and presses the control a second after first paint.
 *
 * @returns the milliseconds until the effect is visible: Infinity for a lost press, undefined without the control
 */
async function press(
  browser: Browser,
  origin: string,
  {route, viewport, selector, effect}: Control,
): Promise<number | undefined> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.goto(origin + route, {waitUntil: 'commit'});
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const end = Number(await painted.jsonValue()) + PRESS_AFTER_MS;
    await page.waitForFunction((time) => performance.now() >= time, end);
    const place = await locate(page, selector);
    if (place === undefined) return undefined;
    const pressed = await page.evaluate(() => performance.now());
    await page.mouse.click(place.x, place.y);
    const shown = await page
      .waitForFunction(
        (wanted) => document.querySelector(wanted) !== null && performance.now(),
        effect,
        {timeout: LOST_AFTER_MS, polling: 'raf'},
      )
      .catch(() => undefined);
    return shown === undefined ? Infinity : Number(await shown.jsonValue()) - pressed;
  } finally {
    await context.close();
  }
}

/** Presses a control several times. Returns the median in milliseconds and the number of lost presses. */
export async function pressSeveralTimes(
  browser: Browser,
  origin: string,
  control: Control,
  rounds: number,
): Promise<{milliseconds: number; lost: number} | undefined> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = await press(browser, origin, control);
    if (time === undefined) return undefined;
    times.push(time);
  }
  return {milliseconds: median(times), lost: times.filter((time) => time === Infinity).length};
}
