/** Tests of failures around the page: crashes, failed scripts, no connection, odd URLs, blocked storage. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {OPEN_SEARCH_EVENT} from '../../src/lib/events';
import {follow, interceptContentScript, makeCrash, open, waitForHydration} from './page';

const START = `/what-is-${product.slug}`;
const QUICKSTART = 'docs/quickstart.mdx';

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page}) => {
    await interceptContentScript(page, QUICKSTART, (route, body) =>
      route.fulfill({contentType: 'text/javascript', body: makeCrash(body)}),
    );
    await open(page, START);
    await page.evaluate(() => (window.crash = true));
    await follow(page, '/quickstart');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  });

  test('has the title Page Error and lists the causes, inside the layout', async ({page}) => {
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.locator('main')).toContainText('The chart failed');
    await expect(page.locator('main')).toContainText('Cause: No data');
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });

  test('recovers with Try again', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.evaluate(() => (window.crash = false));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
    await expect(page).toHaveTitle(/^Start building \| /);
  });

  test('links to a report that contains page and error, and nothing else', async ({page}) => {
    const link = page.getByRole('link', {name: 'Report this'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('title')).toBe('Page crashed: /quickstart');
    expect(url.searchParams.get('body')).toBe(
      'Page: /quickstart\n\nError:\n- The chart failed\n- No data',
    );
    expect([...url.searchParams.keys()].sort()).toEqual(['body', 'title']);
  });
});

test('a crash of the layout shows the crash page without the layout, and recovers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.crash = true;
    window.matchMedia = (query) => {
      // Fails only after the document has loaded, so that the inline script works and the layout's color mode crashes.
      if (window.crash && document.readyState !== 'loading')
        throw new Error('matchMedia is broken');
      return matchMedia(query);
    };
  });
  await page.goto('/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page).toHaveTitle(/^Page Error/);
  await expect(page.locator('main')).toContainText('matchMedia is broken');
  await expect(page.locator('nav.navbar')).toHaveCount(0);
  await page.evaluate(() => (window.crash = false));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
});

test('a widget that crashes disappears, and the page stays', async ({page}) => {
  // The search throws in its effect, when it starts to listen to the event that opens it.
  await page.addInitScript((openEvent) => {
    const addEventListener = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: unknown[]) => {
      if (type === openEvent) throw new Error('The search box failed');
      Reflect.apply(addEventListener, window, [type, ...rest]);
    }) as typeof window.addEventListener;
  }, OPEN_SEARCH_EVENT);
  await open(page, '/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
  await expect(page.locator('nav.navbar').getByRole('button', {name: /search/i})).toHaveCount(0);
  await expect(page.locator('nav.navbar').getByRole('button', {name: /^Color mode/})).toBeVisible();
  await follow(page, '/community-and-support');
  await expect(page).toHaveURL(/community-and-support$/);
});

test.describe('a script of the next page that fails to load', () => {
  for (const [name, status, body] of [
    ['with status 404', 404, 'not found'],
    ['with garbage', 200, '<!doctype html><title>Login</title>'],
  ] as const) {
    test(`${name}: reloads the new page once, then offers Retry`, async ({page}) => {
      let broken = true;
      await interceptContentScript(page, QUICKSTART, async (route, original) => {
        if (broken) await route.fulfill({status, contentType: 'text/javascript', body});
        else await route.fulfill({contentType: 'text/javascript', body: original});
      });
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
      await page.waitForTimeout(1500);
      expect(loads).toEqual(['/quickstart']);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');

      broken = false;
      await notice.getByRole('button', {name: 'Retry'}).click();
      await waitForHydration(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(loads).toEqual(['/quickstart', '/quickstart']);
    });
  }

  for (const [name, status, body] of [
    ['404', 404, 'not found'],
    ['garbage', 200, '<!doctype html><title>Login</title>'],
  ] as const) {
    test(`${name} again after that reload: shows the error and Retry inside the layout, without another load`, async ({
      page,
    }) => {
      let broken = true;
      await interceptContentScript(page, QUICKSTART, async (route, original) => {
        if (broken) await route.fulfill({status, contentType: 'text/javascript', body});
        else await route.fulfill({contentType: 'text/javascript', body: original});
      });
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
      await expect(page.locator('.route-progress')).toHaveCount(0);
      await expect(page.locator('nav.navbar')).toBeVisible();

      // While the script is broken, Retry shows the same error and other pages work. Later Retry shows the page.
      await loader.getByRole('button', {name: 'Retry'}).click();
      await expect(loader).toContainText(/Loading chunk \S+ failed/);
      await follow(page, '/community-and-support');
      await expect(page.getByRole('heading', {level: 1})).toContainText('Community');
      await page.goBack();
      await expect(loader).toBeVisible();
      broken = false;
      await loader.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
      await expect(page).toHaveTitle(/^Start building \| /);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(loads).toEqual([]);
    });
  }

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
    await expect(page.locator('.route-progress')).toHaveCount(0);
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

test.describe('odd URLs', () => {
  test('a hash with an invalid percent-encoding does not crash the page, also after Back', async ({
    page,
  }) => {
    await open(page, '/quickstart#50%');
    await follow(page, '/community-and-support');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Community');
    await page.goBack();
    // The client module repairHash encodes the percent sign.
    await expect(page).toHaveURL('/quickstart#50%25');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
  });

  test('an unknown path with an encoded percent sign does not crash the page', async ({page}) => {
    await open(page, '/quickstrat-50%25');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', {name: 'Start building'})).toBeVisible();
  });

  test('a page opened by its filename gets its clean URL and keeps its canonical link', async ({
    page,
  }) => {
    // Some hosts serve the page under both URLs, without a redirect.
    await page.route(`${START}.html?a=b`, async (route) =>
      route.fulfill({
        response: await route.fetch({url: new URL(START, route.request().url()).href}),
      }),
    );
    await open(page, `${START}.html?a=b#top`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${START}$`),
    );
    await expect(page).toHaveURL(`${START}?a=b#top`);
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
