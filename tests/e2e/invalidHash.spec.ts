/** Tests addresses whose hash is not valid percent-encoding, such as /quickstart#50%. */
import {expect, test} from '@playwright/test';

test('a page with an invalid hash opens, also after going back to it', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/quickstart#50%');
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await expect(page).toHaveURL(/\/quickstart#50%25$/);
  await page.locator('nav.pagination-nav a').first().click();
  await expect(page).not.toHaveURL(/quickstart/);
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an invalid hash in the address bar does not break the page', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/quickstart');
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.evaluate(() => {
    window.location.hash = '#50%';
  });
  await expect(page).toHaveURL(/\/quickstart#50%25$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});
