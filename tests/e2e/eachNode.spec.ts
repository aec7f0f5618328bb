/** Tests of the view "Each node" on the pages of operations. */
import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {OWN_PAGE} from './ownPage';
import {open} from './page';

test.use(OWN_PAGE);

test('with the keyboard, a reader sees what each node stores of the edited request', async ({
  page,
}) => {
  await open(page, `/api/${product.prefix}db/upload-data`);
  await page.locator('#example ~ div pre').first().focus();
  const share = page.getByRole('textbox', {name: 'data[0].years_in_web3.%share'}).first();
  await share.focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');

  // The arrows move the focus from the languages to the view, Enter chooses.
  await page.getByRole('tab', {name: 'TypeScript'}).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'Each node', selected: true})).toBeFocused();
  await expect(page.getByRole('tab', {selected: true})).toHaveCount(1);
  const figure = page.getByRole('figure', {name: 'What each node sees'});
  await expect(figure.getByRole('listitem').first()).toContainText('12');
  await expect(figure).toContainText('12 + 3306814972 +');
  await expect(page.locator('#example ~ div pre').first()).toBeHidden();
  await expectPartAccessible(page, '#example ~ div');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure.getByRole('status')).toContainText('Without node 1, only _id and responses');

  await page.emulateMedia({media: 'print'});
  await expect(figure).toBeHidden();
  await expect(page.locator('#example ~ div pre').first()).toBeVisible();
  await page.emulateMedia({media: 'screen'});

  // A language shows its sample again.
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(figure).toBeHidden();
  await expect(page.getByRole('tab', {selected: true})).toHaveText(['Python']);
  await expect(page.locator('#example ~ div pre').nth(1)).toBeVisible();
});
