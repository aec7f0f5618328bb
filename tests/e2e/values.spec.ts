/** Tests of the readers' own values in the samples of operations. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {OWN_PAGE} from './ownPage';
import {open} from './page';

test.use(OWN_PAGE);

const {prefix} = product;
const upload = `/api/${prefix}db/upload-data`;
const read = `/api/${prefix}db/read-data`;
const TOKEN = 'aaa.bbb-1.ccc_2';
const ID = '11111111-2222-4333-8444-555555555555';

const samples = (page: Page) => page.locator('#example ~ div').first().locator('pre > code');

/** Opens the form with the keyboard. */
async function openForm(page: Page) {
  await page.getByRole('button', {name: 'Insert your values'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Address'})).toBeFocused();
}

test('values are in every sample and in what is copied, on all operations of the API', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, upload);
  await openForm(page);
  await page.keyboard.type('http://localhost:9181/');
  await page.keyboard.press('Tab');
  await page.keyboard.type(TOKEN);
  // The address is local, so there is no warning.
  await expect(page.getByRole('checkbox')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ID);
  await expectPartAccessible(page, 'form');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('The samples have your values: Address, Token or key, Schema id.'),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: 'Change your values'})).toBeFocused();
  await expectPartAccessible(page, '#example ~ div');
  const texts = await samples(page).allTextContents();
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const text of texts.slice(0, 4)) {
    expect(text).toContain('http://localhost:9181/api/v1/data/create');
    expect(text).toContain(`Bearer ${TOKEN}`);
    expect(text).toContain(ID);
  }
  await page.getByRole('button', {name: 'Copy code'}).first().click();
  await expect
    .poll(async () => page.evaluate(async () => navigator.clipboard.readText()))
    .toContain(`'Authorization: Bearer ${TOKEN}'`);
  // Another operation, after a full load.
  await open(page, read);
  await expect(page.getByText(/^The samples have your values/)).toBeVisible();
  await expect(samples(page).first()).toContainText(ID);
  // Removing them restores the samples.
  await page.getByRole('button', {name: 'Remove them'}).click();
  await expect(samples(page).first()).toContainText('YOUR_JWT');
  await open(page, upload);
  await expect(samples(page).first()).toContainText('YOUR_JWT');
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('values.');
});

test('a secret for another machine needs the consent of the reader', async ({page}) => {
  await open(page, upload);
  await openForm(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(TOKEN);
  const consent = page.getByRole('checkbox', {name: /^This is a secret for https:/});
  await expect(consent).toBeVisible();
  await expectPartAccessible(page, 'form');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Address'})).toBeVisible();
  await expect(samples(page).first()).toContainText('YOUR_JWT');
  await consent.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(samples(page).first()).toContainText(TOKEN);
  await expect(page.getByRole('textbox', {name: 'Address'})).toBeHidden();
});

test('a value that could change the code is not accepted', async ({page}) => {
  await open(page, upload);
  await openForm(page);
  await page.keyboard.type("http://localhost'; rm -rf ~ #");
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Address'})).toBeFocused();
  expect(await samples(page).first().textContent()).not.toContain('rm -rf');
});
