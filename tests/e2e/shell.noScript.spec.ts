/** Tests that pages are readable and navigable without JavaScript. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';

test.use({javaScriptEnabled: false});

const {prefix} = product;

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px: text, sections, sidebar, and search work, and no control does nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.goto('/quickstart');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start building');
    await expect(page.locator('article')).toContainText('Before you go live');
    expect(
      await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
    ).toBeLessThanOrEqual(0);
    const bar = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['Toggle navigation bar', /^Color mode/])
      await expect(bar.getByRole('button', {name})).toHaveCount(0);
    await expect(page.getByRole('button', {name: /sidebar/})).toHaveCount(0);
    await bar.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page).toHaveURL(/\/api\/overview$/);
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Upload data', exact: true})
      .click();
    await expect(page).toHaveURL(new RegExp(`/api/${prefix}db/upload-data$`));
    // The HTML contains the whole contract.
    await expect(page.locator('article')).toContainText('401');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /search/i})
      .click();
    await expect(page).toHaveURL(/\/search/);
  });
}

test('all panels of tabs are visible', async ({page}) => {
  await page.goto('/recipes/update-and-total');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('an unknown path shows the 404 page, with links to pages to start from', async ({page}) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const main = page.getByRole('main');
  for (const route of ['/quickstart', '/api/overview'])
    await expect(main.locator(`a[href="${route}"]`)).toBeVisible();
  await main.locator('a[href="/"]').click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
