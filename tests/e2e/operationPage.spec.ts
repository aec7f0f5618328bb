/** Tests of the parts of an operation page that follow the reader: its contents, and the fade of the panel. */
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {open} from './page';

const upload = `/api/${product.prefix}db/upload-data`;

test('the table of contents opens below its button, and shows a section below the navbar', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, upload);
  await page.getByRole('button', {name: 'On this page'}).press('Enter');
  const links = page.locator('.theme-doc-toc-mobile > div > ul > li > a');
  await expect(links.filter({visible: true})).toHaveText([
    'Authentication',
    'Request body',
    'Responses',
    'Notes',
    'Servers',
  ]);
  await links.filter({hasText: 'Request body'}).press('Enter');
  await expect(page).toHaveURL(/#request$/);
  await expect(links.filter({visible: true})).toHaveCount(0);
  const heading = await page.locator('#request').boundingBox();
  const navbar = await page.locator('.navbar').first().boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('a panel fades until its end is in view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, upload);
  const panel = page.locator('#example ~ div .margin-top--md').nth(1);
  const fade = async () =>
    panel.evaluate((element) =>
      getComputedStyle(element, '::after').getPropertyValue('--site-fade'),
    );
  expect(await fade()).toBe('32px');
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(fade).toBe('0px');
});

test('a panel that is too low shows all its lines, and fewer again', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, upload);
  const panel = page.locator('#example ~ div .margin-top--md').nth(1);
  const hiddenPx = async () =>
    panel.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hiddenPx()).toBeGreaterThan(0);
  await page
    .getByRole('button', {name: /^Show all \d+ examples$/})
    .first()
    .press('Enter');
  const fewer = page.getByRole('button', {name: 'Show fewer lines'});
  await expect(fewer).toBeFocused();
  expect(await hiddenPx()).toBe(0);
  await fewer.press('Enter');
  await expect.poll(hiddenPx).toBeGreaterThan(0);
});

test('other request bodies open below the sample, and nothing moves under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, `/api/${product.prefix}db/execute-query`);
  const summary = page.locator('[data-fold] > summary');
  const copy = page.getByRole('button', {name: 'Copy code'}).filter({visible: true}).first();
  const top = async () => Math.round((await summary.boundingBox())?.y ?? 0);
  // At the second position, the end of the panel sticks to the end of the window.
  for (const scrollTop of [0, 1000]) {
    await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), scrollTop);
    const before = await top();
    for (const _ of ['open', 'close']) {
      await summary.click();
      expect(await top()).toBe(before);
      await expect(copy).toBeInViewport();
    }
  }
});

test('the imports of a Go program are folded, and copied with it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, upload);
  const card = page.locator('#example ~ div').first();
  await card.getByRole('tab', {name: 'Go'}).click();
  const packageLine = card.getByText('package main');
  await expect(packageLine).toBeHidden();
  await card.getByRole('button', {name: 'Copy code'}).filter({visible: true}).first().click();
  await expect(card.getByText('Copied').first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^package main\n\nimport \(/);
  await card.getByRole('button', {name: /^Show all/}).click();
  await expect(packageLine).toBeVisible();
});

test('a status has a dot in the color of its kind', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, upload);
  const example = page.getByRole('combobox', {name: 'Example response'});
  const name = page.locator('[data-title]').getByText('Response', {exact: true});
  const colors = new Set<string>();
  for (const status of ['200', '400', '500']) {
    await example.selectOption(status);
    colors.add(
      await name.evaluate((element) => getComputedStyle(element, '::after').backgroundColor),
    );
  }
  expect(colors.size).toBe(3);
});
