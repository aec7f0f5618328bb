/** Tests of failures around the page: failed scripts, no connection, blocked storage. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {OWN_PAGE} from './ownPage';
import {follow, interceptContentScript, open, waitForHydration} from './page';

test.use(OWN_PAGE);

const START = `/what-is-${product.slug}`;
const QUICKSTART = 'docs/quickstart.mdx';

/** Broken responses to the request for a script. */
const notFound = {name: 'status 404', status: 404, body: 'not found'};
const garbage = {name: 'garbage', status: 200, body: '<!doctype html><title>Login</title>'};

/** Breaks the script of the quickstart until `repair` is called. */
async function breakScript(
  page: Page,
  {status, body}: typeof notFound,
): Promise<{repair: () => void}> {
  let broken = true;
  await interceptContentScript(page, QUICKSTART, async (route, original) => {
    if (broken) await route.fulfill({status, contentType: 'text/javascript', body});
    else await route.fulfill({contentType: 'text/javascript', body: original});
  });
  return {repair: () => (broken = false)};
}

test.describe('a script of the next page that fails to load', () => {
  for (const fault of [notFound, garbage]) {
    test(`with ${fault.name}: reloads the new page once, then offers Retry`, async ({page}) => {
      const script = await breakScript(page, fault);
      await open(page, START);
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
      });
      await follow(page, '/quickstart');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('could not be loaded');
      await expect(notice).toContainText(/Loading chunk|ChunkLoadError|error/i);
      // The notice is visible at every scroll position and fits a phone.
      await page.setViewportSize({width: 390, height: 700});
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect(notice.getByRole('button', {name: 'Retry'})).toBeInViewport({ratio: 1});
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      // A third load would begin when the script has failed again.
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual(['/quickstart']);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');

      script.repair();
      await notice.getByRole('button', {name: 'Retry'}).click();
      await waitForHydration(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(loads).toEqual(['/quickstart', '/quickstart']);
    });
  }

  test('with garbage again after that reload: shows the error and Retry inside the layout, without another load', async ({
    page,
  }) => {
    const script = await breakScript(page, garbage);
    await open(page, START);
    await follow(page, '/quickstart');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await open(page, START);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await follow(page, '/quickstart');
    const loader = page.getByRole('main').getByRole('alert');
    await expect(loader.getByRole('heading', {level: 1})).toHaveText(
      'This page could not be loaded.',
    );
    await expect(loader).toContainText(/Loading chunk \S+ failed/);
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page.locator('nav.navbar')).toBeVisible();

    // While the script is broken, Retry shows the same error and other pages work. Later Retry shows the page.
    await loader.getByRole('button', {name: 'Retry'}).click();
    await expect(loader).toContainText(/Loading chunk \S+ failed/);
    await follow(page, '/community-and-support');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Community');
    await page.goBack();
    await expect(loader).toBeVisible();
    script.repair();
    await loader.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
    await expect(page).toHaveTitle(/^Start building \| /);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads).toEqual([]);
  });

  test('reloads the first page once if one of its scripts fails once', async ({page}) => {
    let failures = 1;
    let loads = 0;
    await interceptContentScript(page, QUICKSTART, async (route, original) => {
      failures -= 1;
      if (failures >= 0) await route.fulfill({status: 404, body: 'not found'});
      else await route.fulfill({contentType: 'text/javascript', body: original});
    });
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/quickstart');
    await waitForHydration(page);
    expect(loads).toBe(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a click while the server is unreachable', () => {
  const TEXT = `What is ${product.name}`;
  const heading = (page: Page) => page.getByRole('heading', {level: 1});
  const readSecondPage = async (page: Page) => {
    await open(page, '/network');
    await follow(page, START);
    await expect(heading(page)).toContainText(TEXT);
  };

  test('keeps page and URL, shows a notice, and opens the new page when the browser is online', async ({
    page,
    context,
  }) => {
    await readSecondPage(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await context.setOffline(true);
    await page.locator('nav.navbar a[href="/community-and-support"]').click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('could not be loaded');
    await expect(notice.getByRole('button', {name: 'Retry'})).toBeInViewport({ratio: 1});
    await expect(heading(page)).toContainText(TEXT);
    await expect(page).toHaveURL(START);
    // The bar of a slow navigation starts 200 ms after the click. A later timer ends after it would have started.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);

    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toContainText('Still no answer');
    await expect(heading(page)).toContainText(TEXT);

    await context.setOffline(false);
    await expect(page).toHaveURL(/community-and-support$/);
    await waitForHydration(page);
    await expect(heading(page)).toContainText('Community');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(START);
    await expect(heading(page)).toContainText(TEXT);
  });

  test('Back shows the page of the URL and removes the notice', async ({page, context}) => {
    await readSecondPage(page);
    await context.setOffline(true);
    await page.locator('nav.navbar a[href="/community-and-support"]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(START);
    await expect(heading(page)).toContainText(TEXT);
    await page.goBack();
    await expect(page).toHaveURL('/network');
    await expect(heading(page)).toHaveText('Network');
  });

  test('the first page stays readable and shows a notice', async ({page}) => {
    // The document loads. Its scripts and all later requests fail.
    let loads = 0;
    await interceptContentScript(page, QUICKSTART, (route) => route.abort());
    await page.route('/quickstart', (route) => {
      loads += 1;
      return loads === 1 ? route.continue() : route.abort();
    });
    await page.goto('/quickstart');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(heading(page)).toHaveText('Start building');
  });
});

// faults.spec.ts tests the other faults of the storage, on each kind of page.
test('blocked storage causes one warning, and everything else works', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/quickstart');
  await page
    .locator('nav.navbar')
    .getByRole('button', {name: /^Color mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  await page.getByRole('link', {name: 'Community', exact: true}).first().click();
  await expect(page).toHaveURL(/community-and-support$/);
  expect(messages).toEqual([expect.stringMatching(/^Docusaurus browser storage is not available/)]);
});
