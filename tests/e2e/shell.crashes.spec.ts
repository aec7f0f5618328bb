/** Tests of code that throws: in a page, in the layout, and in a widget. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {OPEN_SEARCH_EVENT} from '../../src/lib/events';
import {follow, interceptContentScript, makeCrash, open} from './page';

const START = `/what-is-${product.slug}`;

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page}) => {
    await interceptContentScript(page, 'docs/quickstart.mdx', (route, body) =>
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
