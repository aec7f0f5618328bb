/** Tests of the 404 page: status, title, nearest pages, search. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {waitForHydration} from './page';

test('an unknown path has status 404, its own title, and one h1', async ({page}) => {
  const response = await page.goto('/build/secret-valt');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page).toHaveTitle(`Page not found | ${product.siteTitle}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('it links to the nearest pages', async ({page}) => {
  await page.goto('/build/secret-valt');
  await page.getByRole('main').getByRole('link', {name: 'SecretVault', exact: true}).click();
  await expect(page).toHaveURL(/\/build\/secret-vault$/);
});

test('its field searches for the words of the path', async ({page}) => {
  await page.goto('/guides/upload-records');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('guides upload records');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?q=guides+upload+records');
});

test('a meaningless path gets a search and pages to start from', async ({page}) => {
  await page.goto('/zzzz-9999');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('zzzz 9999');
  await expect(main.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  for (const route of ['/quickstart', '/api/overview'])
    await expect(main.locator(`a[href="${route}"]`)).toBeVisible();
  await main.locator('a[href="/"]').click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('other pages do not load the list of pages', async ({page}) => {
  const scriptsWithList: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.text().catch(() => '');
    if (body.includes('"path":"/build/secret-vault","title"')) scriptsWithList.push(response.url());
  });
  await page.goto('/quickstart');
  await waitForHydration(page);
  expect(scriptsWithList).toEqual([]);
});
