/** Tests of the values that readers change in the samples of operations. */
import type {Locator, Page} from '@playwright/test';
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

const card = (page: Page) => page.locator('#example ~ div').first();
const samples = (page: Page) => card(page).locator('pre > code');
const field = (page: Page, name: string): Locator =>
  card(page).getByRole('textbox', {name}).filter({visible: true}).first();
const target = (page: Page) => page.getByRole('combobox', {name: 'Where the samples'});
const message = (page: Page) => card(page).locator('p[role=status]');

/** Goes to the code of the first sample with the keyboard, and then to its first value. */
async function enterCode(page: Page) {
  const code = card(page).locator('pre').first();
  await code.focus();
  await expect(field(page, 'Address')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Address')).toBeFocused();
}

test('with the keyboard, a value is changed in all languages, and the example can be restored', async ({
  page,
}) => {
  await open(page, upload);
  const before = await samples(page).allTextContents();
  await enterCode(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'data[0]._id')).toBeFocused();
  await expectPartAccessible(page, '#example ~ div');
  await page.keyboard.type("it's mine");
  await page.keyboard.press('Tab');
  await expect(message(page)).toHaveText('data[0]._id is changed in all languages.');
  await page.keyboard.type('-7.');
  await expect(field(page, 'data[0].years_in_web3.%share')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(card(page).locator('pre').first()).toBeFocused();
  for (const text of await samples(page).allTextContents()) {
    expect(text).toMatch(/it('|'\\'')s mine/);
    expect(text).toContain('-7.5');
  }
  // Outside of a value, the Tab key passes the code.
  await page.keyboard.press('Tab');
  await expect(field(page, 'Address')).not.toBeFocused();
  await page.getByRole('button', {name: 'Restore the example'}).press('Enter');
  await expect.poll(() => samples(page).allTextContents()).toEqual(before);
});

test('Escape restores a value, and what is no number stays out of the samples', async ({page}) => {
  await open(page, upload);
  await card(page).hover();
  const share = field(page, 'data[0].years_in_web3.%share');
  const before = await samples(page).allTextContents();
  await share.click();
  await page.keyboard.type('12');
  await expect(samples(page).last()).toContainText('12}');
  await page.keyboard.press('Escape');
  expect(await samples(page).allTextContents()).toEqual(before);
  await share.click();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('Type a number.');
  expect(await samples(page).allTextContents()).toEqual(before);
});

test('address, token, and ids are in what is copied, and on all operations of the API', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, upload);
  await target(page).selectOption('Public node');
  await enterCode(page);
  await page.keyboard.type('http://localhost:9999/');
  await page.keyboard.press('Tab');
  await page.keyboard.type(TOKEN);
  // The address is local, so there is no question.
  await page.keyboard.press('Tab');
  await page.keyboard.type(ID);
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('Schema id is kept until you close this tab.');
  await card(page).getByRole('button', {name: 'Copy code'}).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`Authorization: 'Bearer ${TOKEN}'`);
  // Another operation, after a full load.
  await open(page, read);
  for (const text of ['http://localhost:9999/api', TOKEN, ID])
    await expect(samples(page).first()).toContainText(text);
  // The sandbox has other values.
  await target(page).selectOption('Sandbox');
  await expect(samples(page).first()).toContainText('sandbox-token');
  await page.getByRole('button', {name: 'Restore the example'}).click();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('values.nil');
});

test('a secret for another machine needs the consent of the reader', async ({page}) => {
  await open(page, upload);
  await target(page).selectOption('Public node');
  await enterCode(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(TOKEN);
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', {name: /^This is a secret for https:/});
  await expect(question).toBeFocused();
  await expectPartAccessible(page, '#example ~ div');
  for (const text of await samples(page).allTextContents()) expect(text).toContain('YOUR_JWT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  for (const text of await samples(page).allTextContents()) expect(text).toContain(TOKEN);
});
