/** Tests of the form with the values of a request's body. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {OWN_PAGE} from './ownPage';
import {open} from './page';

test.use(OWN_PAGE);

const {prefix} = product;
const upload = `/api/${prefix}db/upload-data`;
const chat = `/api/${prefix}ai/chat-completion-v-1-chat-completions-post`;

/** The code of the four languages and of the command for the sandbox. */
const samples = (page: Page) => page.locator('#example ~ div').first().locator('pre > code');

/** Opens the form with the keyboard. */
async function openForm(page: Page) {
  await page.getByRole('button', {name: 'Change the body in the samples'}).focus();
  await page.keyboard.press('Enter');
}

test('what a reader types is in all samples, and the example can be restored', async ({page}) => {
  await open(page, upload);
  const before = await samples(page).allTextContents();
  await openForm(page);
  await expect(page.getByRole('textbox', {name: 'schema'})).toBeFocused();
  await expectPartAccessible(page, 'form');
  await page.keyboard.press('Control+A');
  await page.keyboard.type("it's `mine`");
  await page.getByRole('spinbutton', {name: 'data[0].years_in_web3.%share'}).fill('-7.5');
  const texts = await samples(page).allTextContents();
  expect(texts).toHaveLength(5);
  for (const text of texts) {
    expect(text).toContain('it\\u0027s \\u0060mine\\u0060');
    expect(text).toContain('-7.5');
  }
  await page.getByRole('button', {name: 'Restore the example'}).press('Enter');
  expect(await samples(page).allTextContents()).toEqual(before);
  await expect(page.getByRole('textbox', {name: 'schema'})).not.toHaveValue(/mine/);
});

test('an incomplete number stays out of the samples', async ({page}) => {
  await open(page, upload);
  await openForm(page);
  const before = await samples(page).first().textContent();
  await page.getByRole('spinbutton', {name: 'data[0].years_in_web3.%share'}).fill('');
  expect(await samples(page).first().textContent()).toBe(before);
});

test('it works together with the own values of the reader', async ({page}) => {
  await open(page, upload);
  await page.getByRole('button', {name: 'Insert your values'}).click();
  await page.getByRole('textbox', {name: 'Address'}).fill('http://localhost:9181');
  await page.getByRole('button', {name: 'Insert', exact: true}).click();
  await openForm(page);
  await page.getByRole('textbox', {name: 'schema'}).fill('my-schema');
  await page.getByRole('button', {name: 'Remove them'}).click();
  const text = await samples(page).first().textContent();
  expect(text).toContain('my-schema');
  expect(text).not.toContain('localhost');
});

test('nested values are in all samples', async ({page}) => {
  await open(page, chat);
  await openForm(page);
  await page.getByRole('textbox', {name: 'messages[0].content'}).fill('Be brief.');
  for (const text of await samples(page).allTextContents()) expect(text).toContain('Be brief.');
});

test('requests without a body have no form', async ({page}) => {
  await open(page, `/api/${prefix}db/get-schemas`);
  await expect(page.getByRole('button', {name: 'Insert your values'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Change the body in the samples'})).toHaveCount(0);
});
