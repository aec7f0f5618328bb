/** Tests of the progress bar on pages whose scripts are slow. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {follow, interceptContentScript, open, waitForFrames} from './page';

const START = `/what-is-${product.slug}`;
const bar = (page: Page) => page.locator('.route-progress');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Waits until the delayed script of a document has run. */
async function waitForContent(page: Page, source: string): Promise<void> {
  await page.waitForFunction((name) => window.arrived?.includes(name), source);
  await waitForFrames(page);
}

/** Returns a document's script, changed so that `waitForContent` sees when it has run. */
const reportArrival = (body: string, source: string) =>
  `${body}\n(window.arrived ??= []).push(${JSON.stringify(source)});`;

/** Delays the content of a document until the returned function is called. */
async function delayContent(page: Page, source: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await interceptContentScript(page, source, async (route, body) => {
    await held;
    await route.fulfill({contentType: 'text/javascript', body: reportArrival(body, source)});
  });
  return release;
}

/** Records each change of the bar. The returned function reads the records: ms since the click, and fraction. */
async function recordBar(page: Page) {
  await page.evaluate(() => {
    const records: {time: number; fraction: number}[] = [];
    Object.assign(window, {records});
    let start = 0;
    addEventListener('click', () => (start = performance.now()), {capture: true});
    new MutationObserver(() => {
      const fraction = document
        .querySelector<HTMLElement>('.route-progress')
        ?.style.getPropertyValue('--route-progress');
      if (fraction && Number(fraction) !== records.at(-1)?.fraction)
        records.push({time: performance.now() - start, fraction: Number(fraction)});
    }).observe(document.body, {subtree: true, childList: true, attributeFilter: ['style']});
  });
  return () =>
    page.evaluate(
      () => (window as unknown as {records: {time: number; fraction: number}[]}).records,
    );
}

/** Opens the start page and stops its clock, so that the test does not depend on the machine's speed. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, START);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('on a slow navigation the old page stays, and the bar appears after 200 ms at 8% and grows by 2% every 800 ms', async ({
  page,
}) => {
  const release = await delayContent(page, 'docs/quickstart.mdx');
  await openWithStoppedClock(page);
  const old = await heading(page).textContent();
  const records = await recordBar(page);
  await follow(page, '/quickstart');
  await expect(page).toHaveURL(/quickstart$/);
  await page.clock.runFor(190);
  expect(await records()).toEqual([]);
  await page.clock.runFor(60);
  await expect(bar(page)).toHaveAttribute('role', 'progressbar');
  await expect(bar(page)).toHaveAttribute('aria-label', 'Loading page');
  await page.clock.runFor(1700);
  await expect(heading(page)).toHaveText(old ?? '');
  const [first, second, third, ...more] = await records();
  expect(more).toEqual([]);
  expect(first?.fraction).toBe(0.08);
  expect(first?.time).toBeGreaterThanOrEqual(200);
  expect(first?.time).toBeLessThan(250);
  expect((second?.fraction ?? 0) - (first?.fraction ?? 0)).toBeCloseTo(0.02);
  for (const [earlier, later] of [
    [first, second],
    [second, third],
  ])
    expect(Math.abs((later?.time ?? 0) - (earlier?.time ?? 0) - 800)).toBeLessThanOrEqual(50);
  // There is no spinner, and each step takes 200 ms.
  await expect(page.locator('.route-progress *')).toHaveCount(0);
  const speed = await bar(page).evaluate(
    (element) => getComputedStyle(element, '::before').transitionDuration,
  );
  expect(speed).toBe('0.2s');
  await page.clock.resume();
  release();
  await expect(heading(page)).toHaveText('Start building');
  await expect(bar(page)).toHaveCount(0);
  expect((await records()).at(-1)?.fraction).toBe(1);
});

test('a quick navigation shows no bar', async ({page}) => {
  await openWithStoppedClock(page);
  const records = await recordBar(page);
  await follow(page, '/quickstart');
  await expect(heading(page)).toHaveText('Start building');
  await page.clock.runFor(1000);
  expect(await records()).toEqual([]);
});

test('a replaced navigation neither shows its page nor leaves a bar behind', async ({page}) => {
  const release = await delayContent(page, 'docs/quickstart.mdx');
  await open(page, START);
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  await follow(page, '/learn/architecture');
  await expect(page).toHaveURL(/architecture$/);
  await expect(heading(page)).toHaveText(/architecture/i);
  await expect(bar(page)).toHaveCount(0);
  release();
  await waitForContent(page, 'docs/quickstart.mdx');
  await expect(heading(page)).toHaveText(/architecture/i);
  await expect(bar(page)).toHaveCount(0);
});

test('of two slow navigations the page of the newer one is shown, even if the older one is ready first', async ({
  page,
}) => {
  const releases: Record<string, () => void> = {};
  const held = (name: string) => new Promise<void>((resolve) => (releases[name] = resolve));
  const waits = {
    'docs/quickstart.mdx': held('older'),
    'docs/community-and-support.mdx': held('newer'),
  };
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [source, wait] of Object.entries(waits)) {
      if (!body.includes(`"source":"@site/${source}"`)) continue;
      await wait;
      body = reportArrival(body, source);
    }
    await route.fulfill({response, body});
  });
  await open(page, START);
  const old = (await heading(page).textContent()) ?? '';
  await follow(page, '/quickstart');
  await follow(page, '/community-and-support');
  releases['older']?.();
  await waitForContent(page, 'docs/quickstart.mdx');
  await expect(heading(page)).toHaveText(old);
  await expect(bar(page)).toBeVisible();
  releases['newer']?.();
  await expect(heading(page)).toContainText('Community');
  await expect(bar(page)).toHaveCount(0);
});

test('it disappears in a hidden tab too', async ({page}) => {
  const release = await delayContent(page, 'docs/quickstart.mdx');
  await open(page, START);
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  // A hidden tab gets no animation frames and no transition events. Timers keep running.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    document.addEventListener('transitionend', (event) => event.stopImmediatePropagation(), {
      capture: true,
    });
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  release();
  await expect(bar(page)).toHaveCount(0, {timeout: 5000});
});

test('with reduced motion it does not move', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const release = await delayContent(page, 'docs/quickstart.mdx');
  await open(page, START);
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  const motion = await bar(page).evaluate(
    (element) => getComputedStyle(element, '::before').transitionDuration,
  );
  expect(Number.parseFloat(motion)).toBeLessThan(0.01);
  release();
  await expect(bar(page)).toHaveCount(0);
});

declare global {
  interface Window {
    /** Source files of the documents whose delayed scripts have run. */
    arrived?: string[];
  }
}
