/**
 * Tests the constants of section 9 of the specification in the running page. Those of the progress bar are in
 * shell.progress.spec.ts.
 */
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {follow, open} from './page';
import {SHARED_PAGE} from './sharedPage';

test.use(SHARED_PAGE);

test('the desktop breakpoint is 996 px', async ({page}) => {
  await page.setViewportSize({width: 997, height: 700});
  await open(page, '/quickstart');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 700});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});

test('the title delimiter is a pipe', async ({page}) => {
  await open(page, '/network');
  await expect(page).toHaveTitle(`Network | ${product.siteTitle}`);
});

test('keys of history entries have 6 characters', async ({page}) => {
  await open(page, `/what-is-${product.slug}`);
  await follow(page, '/quickstart');
  await expect(page).toHaveURL(/quickstart$/);
  const key = await page.evaluate(() => (window.history.state as {key: string}).key);
  expect(key).toMatch(/^[a-z0-9]{6}$/);
});

test('choices are in localStorage under keys without a suffix', async ({page}) => {
  await open(page, '/quickstart');
  await page
    .getByRole('button', {name: /^Color mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['announcement.dismissed', 'docs.sidebar', 'theme']);
});

test('each frame of a smooth scroll leaves 0.85 of the remaining distance', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/build/secret-vault-quickstart');
  // The button appears when the reader scrolls up.
  for (const position of [1500, 1200])
    await page.evaluate(async (top) => {
      const scrolled = new Promise((resolve) =>
        addEventListener('scroll', () => requestAnimationFrame(resolve), {once: true}),
      );
      window.scrollTo(0, top);
      await scrolled;
    }, position);
  await page.evaluate(() => {
    const asked: [number, number][] = [];
    Object.assign(window, {asked});
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      asked.push([document.documentElement.scrollTop, y]);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
  });
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as {asked: [number, number][]}).asked);
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});

test('the duration of a collapse depends on the height', async ({page}) => {
  await open(page, '/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const measure = async (index: number) => {
    const button = sidebar.locator('.menu__list-item-collapsible > [aria-expanded]').nth(index);
    const list = button.locator('xpath=../following-sibling::ul');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver((records) => {
        for (const {target} of records) {
          const {transition} = (target as HTMLElement).style;
          if (transition) seen.push(transition);
        }
      }).observe(document.body, {subtree: true, attributeFilter: ['style']});
    });
    await button.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {seen: string[]}).seen.length))
      .toBeGreaterThan(0);
    const [transition] = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    // The theme sets a height in pixels, and replaces it when the transition has ended.
    await expect.poll(() => list.evaluate((element) => element.style.height)).toBe('auto');
    const height = await list.evaluate((element) => element.scrollHeight);
    return {height, ms: Number.parseFloat(/([\d.]+)m?s/.exec(transition ?? '')?.[1] ?? '0')};
  };
  const [one, two] = [await measure(0), await measure(1)];
  expect(one.height).not.toBe(two.height);
  expect(Math.sign(one.ms - two.ms)).toBe(Math.sign(one.height - two.height));
});

test('there is one locale, left to right, at the base path', async ({page}) => {
  await open(page, '/quickstart');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({hreflang, href}) => [hreflang, new URL(href).pathname]),
    );
  expect(alternates).toEqual([
    ['en', '/quickstart'],
    ['x-default', '/quickstart'],
  ]);
});

test('pages without a version have the tag default', async ({page}) => {
  await open(page, '/');
  for (const name of ['docusaurus_tag', 'docsearch:docusaurus_tag'])
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', 'default');
});

test('pages are tagged with the version current, and the link to the next page is labeled Next', async ({
  page,
}) => {
  await open(page, '/quickstart');
  await expect(
    page.locator('meta[name="docsearch:version"], meta[name="docusaurus_version"]').first(),
  ).toHaveAttribute('content', 'current');
  const next = page.locator('.pagination-nav__link--next');
  await expect(next.locator('.pagination-nav__sublabel')).toHaveText('Next');
  await expect(next.locator('.pagination-nav__label')).not.toBeEmpty();
});
