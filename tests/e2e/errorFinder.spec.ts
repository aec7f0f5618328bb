import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {open} from './page';

test('a pasted response shows its row of the catalog, with the keyboard', async ({page}) => {
  await open(page, '/troubleshooting');
  const field = page.getByRole('textbox', {name: 'Response or message'});
  await field.focus();
  await page.keyboard.insertText(
    'HTTP/1.1 404 Not Found\n\n{"ts":"2025-06-12T10:02:44.201Z","errors":["ResourceAccessDeniedError","type: schema"]}',
  );
  await expect(page.getByText('Rows that fit: 1')).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(/^404 ResourceAccessDeniedError/);
  await expectPartAccessible(page, 'main dl, main textarea');
  // The next stop is the first link of the row.
  await page.keyboard.press('Tab');
  const links = page.getByRole('definition').getByRole('link');
  await expect(links.first()).toBeFocused();
  await field.fill('E11000');
  await expect(page.getByText('Rows that fit: 3')).toBeVisible();
  await field.fill('{"data": []}');
  await expect(page.getByRole('term').first()).toHaveText('{"data":[]} from a read');
  await field.fill('wrong total');
  await expect(page.getByRole('term').first()).toHaveText(/^A total is wrong/);
  await field.fill('<img src=x onerror=alert(1)> is unknown');
  await expect(page.getByText(/^No row fits/)).toBeVisible();
});

test('each row of the catalog is among the rows that its own texts find', async ({page}) => {
  await open(page, '/troubleshooting');
  const cells = await page.locator('tbody > tr > td:first-child:has(code)').allTextContents();
  expect(cells.length).toBeGreaterThan(10);
  const field = page.getByRole('textbox', {name: 'Response or message'});
  for (const cell of cells) {
    await field.fill(cell);
    expect(await page.getByRole('term').allTextContents()).toContain(cell.trim());
  }
});
