/** Tests of the previews of links to operations. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {open, waitForFrames} from './page';

const guide = '/build/secretVault-secretDataAnalytics/upload';
const upload = `/api/${product.prefix}db/upload-data`;
const errors = `/api/${product.prefix}db/errors`;

const link = (page: Page) => page.locator(`.markdown a[href="${upload}"]`).first();
const preview = (page: Page) => page.getByRole('tooltip').filter({hasText: '/api/v1/data/create'});

test('the pointer shows it, may move onto it, and hides it', async ({page}) => {
  await open(page, guide);
  await link(page).scrollIntoViewIfNeeded();
  await link(page).hover();
  await expect(preview(page)).toContainText('POST');
  await expect(link(page)).toHaveAccessibleDescription(/POST \/api\/v1\/data\/create/);
  await preview(page).hover();
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
});

test('the focus shows it, and Escape hides it', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  await link(page).focus();
  await expect(preview(page)).toBeVisible();
  await expectPartAccessible(page, '[role=tooltip]');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await link(page).press('Enter');
  await expect(page).toHaveURL(upload);
});

test('links to other pages, and to properties of the same page, have none', async ({page}) => {
  await open(page, upload);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('#request\\.schema a').first().hover();
  // This page is part of the reference, so its copy is read, but it is not about an operation.
  const other = page.locator(`.markdown a[href="${errors}"]`).first();
  // The link is in a folded part of the page.
  await page
    .locator('details')
    .filter({has: page.locator(`a[href="${errors}"]`)})
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  await other.hover();
  const copies = () => requests.filter((url) => url.endsWith('.md'));
  await expect.poll(copies).toHaveLength(1);
  await waitForFrames(page);
  expect(copies()[0]).toContain(errors);
  await expect(page.locator('.operation-preview')).toHaveCount(0);
});
