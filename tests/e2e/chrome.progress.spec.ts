/** The route progress bar, on real routes whose scripts are slow. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {follow, onContentScript, open} from './chrome/page';

const START = `/what-is-${product.slug}`;
const bar = (page: Page) => page.locator('.route-progress');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Holds back the content of a document; returns what lets it through. */
async function holdBack(page: Page, source: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await onContentScript(page, source, async (route, body) => {
    await held;
    await route.fulfill({contentType: 'text/javascript', body});
  });
  return release;
}

/** Times (ms since the click) and shares of the bar, noted in the page at each change. */
async function watchBar(page: Page) {
  await page.evaluate(() => {
    const notes: {time: number; share: number}[] = [];
    Object.assign(window, {notes});
    let start = 0;
    addEventListener('click', () => (start = performance.now()), {capture: true});
    new MutationObserver(() => {
      const share = document
        .querySelector<HTMLElement>('.route-progress')
        ?.style.getPropertyValue('--route-progress');
      if (share && Number(share) !== notes.at(-1)?.share)
        notes.push({time: performance.now() - start, share: Number(share)});
    }).observe(document.body, {subtree: true, childList: true, attributeFilter: ['style']});
  });
  return () =>
    page.evaluate(() => (window as unknown as {notes: {time: number; share: number}[]}).notes);
}

/** From now on time passes only when the test says so: a slow machine sees the same as a fast one. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, START);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a slow route: the old page stays, the bar appears after 200 ms at 8 %, adds 2 % every 800 ms', async ({
  page,
}) => {
  const release = await holdBack(page, 'docs/quickstart.mdx');
  await stopTime(page);
  const old = await heading(page).textContent();
  const notes = await watchBar(page);
  await follow(page, '/quickstart');
  await expect(page).toHaveURL(/quickstart$/);
  await page.clock.runFor(190);
  expect(await notes()).toEqual([]);
  await page.clock.runFor(60);
  await expect(bar(page)).toHaveAttribute('role', 'progressbar');
  await expect(bar(page)).toHaveAttribute('aria-label', 'Loading page');
  await page.clock.runFor(1700);
  await expect(heading(page)).toHaveText(old ?? '');
  const [first, second, third, ...more] = await notes();
  expect(more).toEqual([]);
  expect(first?.share).toBe(0.08);
  expect(first?.time).toBeGreaterThanOrEqual(200);
  expect(first?.time).toBeLessThan(250);
  expect((second?.share ?? 0) - (first?.share ?? 0)).toBeCloseTo(0.02);
  for (const [earlier, later] of [
    [first, second],
    [second, third],
  ])
    expect(Math.abs((later?.time ?? 0) - (earlier?.time ?? 0) - 800)).toBeLessThanOrEqual(50);
  // No spinner, and the movement takes 200 ms.
  await expect(page.locator('.route-progress *')).toHaveCount(0);
  const speed = await bar(page).evaluate(
    (element) => getComputedStyle(element, '::before').transitionDuration,
  );
  expect(speed).toBe('0.2s');
  await page.clock.resume();
  release();
  await expect(heading(page)).toHaveText('Start building');
  await expect(bar(page)).toHaveCount(0);
  expect((await notes()).at(-1)?.share).toBe(1);
});

test('a quick route shows none', async ({page}) => {
  await stopTime(page);
  const notes = await watchBar(page);
  await follow(page, '/quickstart');
  await expect(heading(page)).toHaveText('Start building');
  await page.clock.runFor(1000);
  expect(await notes()).toEqual([]);
});

test('a superseded route neither shows the next page early nor leaves a bar behind', async ({
  page,
}) => {
  const release = await holdBack(page, 'docs/quickstart.mdx');
  await open(page, START);
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  await follow(page, '/learn/architecture');
  await expect(page).toHaveURL(/architecture$/);
  await expect(heading(page)).toHaveText(/architecture/i);
  await expect(bar(page)).toHaveCount(0);
  release();
  await page.waitForTimeout(1200);
  await expect(heading(page)).toHaveText(/architecture/i);
  await expect(bar(page)).toHaveCount(0);
});

test('the older of two slow routes arrives first: the old page stays until the newer is ready', async ({
  page,
}) => {
  const releases: Record<string, () => void> = {};
  const held = (name: string) => new Promise<void>((resolve) => (releases[name] = resolve));
  const waits = {'docs/quickstart.mdx': held('older'), 'docs/network.mdx': held('newer')};
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    for (const [source, wait] of Object.entries(waits))
      if (body.includes(`"source":"@site/${source}"`)) await wait;
    await route.fulfill({response, body});
  });
  await open(page, START);
  const old = (await heading(page).textContent()) ?? '';
  await follow(page, '/quickstart');
  await follow(page, '/network');
  releases['older']?.();
  await page.waitForTimeout(600);
  await expect(heading(page)).toHaveText(old);
  await expect(bar(page)).toBeVisible();
  releases['newer']?.();
  await expect(heading(page)).toHaveText('Network');
  await expect(bar(page)).toHaveCount(0);
});

test('in a hidden tab it ends as well', async ({page}) => {
  const release = await holdBack(page, 'docs/quickstart.mdx');
  await open(page, START);
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  // A hidden tab gets no frames and no transition events; timers go on.
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
  const release = await holdBack(page, 'docs/quickstart.mdx');
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
