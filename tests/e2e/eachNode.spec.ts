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

  await page.getByRole('radio', {name: 'Request'}).focus();
  await page.keyboard.press('ArrowRight');
  const figure = page.getByRole('figure', {name: 'What each node sees'});
  await expect(figure.getByRole('listitem').first()).toContainText('12');
  await expect(figure).toContainText('12 + 3306814972 +');
  await expect(page.locator('#example ~ div').first()).toBeHidden();
  await expectPartAccessible(page, '#example ~ section');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(figure.getByRole('status')).toContainText('Without node 1, only _id, responses');

  await page.emulateMedia({media: 'print'});
  await expect(figure).toBeHidden();
  await expect(page.locator('#example ~ div').first()).toBeVisible();
});
