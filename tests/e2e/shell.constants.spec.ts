/**
 * Tests the constants of section 9 of the specification in the running page. Those of the progress bar are in
 * shell.progress.spec.ts.
 */
import {expect, test} from './complaints';
import {open} from './page';

test('the desktop breakpoint is 996 px', async ({page}) => {
  await page.setViewportSize({width: 997, height: 700});
  await open(page, '/quickstart');
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 700});
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
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
