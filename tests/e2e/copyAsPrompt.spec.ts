import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {OWN_PAGE} from './ownPage';
import {open} from './page';

test.use(OWN_PAGE);

const operation = `/api/${product.prefix}db/upload-data`;

test('an operation is copied as a prompt: contract, chosen sample, errors, and no own values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, operation);
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('textbox', {name: 'Address'}).fill('http://localhost:5555');
  await page.getByRole('textbox', {name: 'Token or key'}).fill('my.secret');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bearer my.secret').filter({visible: true})).toBeVisible();
  // With the keyboard.
  await page.locator('summary', {hasText: 'Copy page'}).focus();
  await page.keyboard.press('Enter');
  await expectPartAccessible(page, 'details[open]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy as prompt'})).toBeFocused();
  await page.keyboard.press('Enter');
  const prompt = () => page.evaluate(async () => navigator.clipboard.readText());
  await expect.poll(prompt).toMatch(/^Write code that calls the API operation/);
  const text = await prompt();
  for (const part of [
    'POST `/api/v1/data/create`',
    'requests.post(',
    '`data` array',
    'DatabaseError',
  ])
    expect(text).toContain(part);
  for (const other of ['package main', 'await fetch(', 'my.secret', 'localhost:5555'])
    expect(text).not.toContain(other);
});

test('a page of prose has no prompt', async ({page}) => {
  await open(page, '/quickstart');
  await expect(page.getByText('View as Markdown')).toHaveCount(1);
  await expect(page.getByText('Copy as prompt')).toHaveCount(0);
});
