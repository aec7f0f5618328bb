/** Tests of the progress bar on pages whose scripts are slow. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {follow, interceptContentScript, open, waitForFrames} from './page';

const START = `/what-is-${product.slug}`;
const bar = (page: Page) => page.locator('#nprogress .bar');
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

test('on a slow navigation the old page stays, and a bar appears without a spinner', async ({
  page,
}) => {
  const release = await delayContent(page, 'docs/quickstart.mdx');
  await open(page, START);
  const old = (await heading(page).textContent()) ?? '';
  await follow(page, '/quickstart');
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(heading(page)).toHaveText(old);
  release();
  await expect(heading(page)).toHaveText('Start building');
  await expect(bar(page)).toHaveCount(0);
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

declare global {
  interface Window {
    /** Source files of the documents whose delayed scripts have run. */
    arrived?: string[];
  }
}
