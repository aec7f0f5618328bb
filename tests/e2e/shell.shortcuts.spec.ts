/** Tests of the list of keyboard shortcuts. */
import type {Page} from '@playwright/test';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {open} from './page';

const list = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test('? opens the list, Escape closes it, and the focus returns', async ({page}) => {
  await open(page, '/quickstart');
  const link = page.locator('nav.navbar').getByRole('link', {name: 'Build'});
  await link.focus();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await expect(list(page).getByText('Show this list')).toBeVisible();
  await expectPartAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('two presses of ? open one list, even while its code is loading', async ({page}) => {
  await open(page, '/quickstart');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  release();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('? in the search is input', async ({page}) => {
  await open(page, '/quickstart');
  await page.keyboard.press('/');
  await page.getByRole('combobox').pressSequentially('why?');
  await expect(page.getByRole('combobox')).toHaveValue('why?');
  await expect(list(page)).toHaveCount(0);
});

test('readers can turn off / and ?', async ({page}) => {
  await open(page, '/quickstart');
  await page.keyboard.press('?');
  await list(page).getByRole('checkbox', {name: 'Use the keys / and ?'}).press('Space');
  await list(page).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(list(page)).toHaveCount(0);
  await open(page, '/network');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+K');
  // Only the last one opened something.
  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});
