/** An unknown path: status, title, nearest pages, search. */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {hydrated} from './chrome/page';
import {ONE_PAGE} from './onePage';

test.use(ONE_PAGE);

test('an unknown path has status 404, a title of its own, and one h1', async ({page}) => {
  const response = await page.goto('/build/secret-valt');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle(`Page Not Found | ${product.siteTitle}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
});

test('the nearest real pages are offered, and lead there', async ({page}) => {
  await page.goto('/build/secret-valt');
  await page.getByRole('main').getByRole('link', {name: 'SecretVault', exact: true}).click();
  await expect(page).toHaveURL(/\/build\/secret-vault$/);
});

test('the words of the path are handed to the search', async ({page}) => {
  await page.goto('/guides/upload-records');
  const link = page.getByRole('link', {name: 'Search for “guides upload records”'});
  await expect(link).toHaveAttribute('href', '/search?q=guides%20upload%20records');
});

test('a path that means nothing still offers the search and the way home', async ({page}) => {
  await page.goto('/zzzz-9999');
  await expect(page.getByRole('link', {name: 'Search for “zzzz 9999”'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the list of pages is loaded on this page only', async ({page}) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.text().catch(() => '');
    if (body.includes('"path":"/build/secret-vault","title"')) carriers.push(response.url());
  });
  await page.goto('/quickstart');
  await hydrated(page);
  expect(carriers).toEqual([]);
});
