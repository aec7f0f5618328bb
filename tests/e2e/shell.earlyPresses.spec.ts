/** Tests that a press takes effect once if it comes after first paint and before React has hydrated the page. */
import {test as plain, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {waitForHydration} from './page';

const PHONE = {width: 390, height: 800};
const START = '/quickstart';
const SAMPLES = '/build/secret-vault-quickstart';
const OPERATION = `/api/${product.prefix}db/upload-data`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first();
const colorMode = (page: Page) => button(page, /^Color mode/);
const tab = (page: Page) => page.getByRole('tab').nth(1);
const firstCode = (page: Page) => page.locator('.theme-code-block').first();

declare global {
  interface Window {
    /** Texts that the page wrote to the clipboard. */
    copied: string[];
  }
}

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.copied = [];
    navigator.clipboard.writeText = async (text) => void window.copied.push(text);
  });
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.locator('#page-end')).toBeAttached();
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await waitForHydration(page);
  };
}

test.use({contextOptions: {reducedMotion: 'reduce'}, colorScheme: 'dark'});

test('Copy, and Show all lines', async ({page}) => {
  const release = await openWithoutScripts(page, SAMPLES);
  await firstCode(page).getByRole('button', {name: 'Copy code'}).click();
  await button(page, /^Show all/).click();
  await release();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const code = await firstCode(page).locator('code').innerText();
  expect(await page.evaluate(() => window.copied)).toEqual([code.trimEnd()]);
  await expect(page.getByRole('button', {name: 'Show fewer lines'})).toHaveCount(1);
});

test('a tab shows its panel before the scripts arrive', async ({page}) => {
  const release = await openWithoutScripts(page, OPERATION);
  const panel = (index: number) => page.locator('[role=tabpanel]').nth(index);
  await tab(page).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(0)).toBeHidden();
  await expect(panel(1)).toBeVisible();
  await release();
  await expect(panel(0)).toBeHidden();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName(
    await tab(page).innerText(),
  );
});

test('a tab, and then the first one again', async ({page}) => {
  const release = await openWithoutScripts(page, OPERATION);
  const first = page.getByRole('tab').first();
  await tab(page).click();
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await release();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'false');
  await expect(page.locator('[role=tabpanel]').first()).toBeVisible();
  await expect(page.locator('[role=tabpanel]').nth(1)).toBeHidden();
});

test('Search takes letters before the scripts arrive, and the modal goes on with them', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, START);
  await page.locator('nav.navbar [aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  await expect(dialog.getByRole('searchbox', {name: 'Search'})).toBeFocused();
  await page.keyboard.type('wal');
  await release();
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  await page.keyboard.type('let');
  await expect(input).toHaveValue('wallet');
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(START);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('nav.navbar [aria-haspopup=dialog]')).toBeFocused();
});

test('Ctrl+K opens the search before the scripts arrive', async ({page}) => {
  const release = await openWithoutScripts(page, START);
  // The second one finds the dialog open.
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox', {name: 'Search'})).toBeFocused();
  await page.keyboard.type('wal');
  await release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('wal');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [name, close] of [
  ['Cancel', (page: Page) => page.getByRole('button', {name: 'Cancel'}).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`Search that is closed with ${name} before hydration stays closed`, async ({page}) => {
    await page.setViewportSize(PHONE);
    const release = await openWithoutScripts(page, START);
    const button = page.locator('nav.navbar [aria-haspopup=dialog]');
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
}

test('the Enter key in the search field opens the results page before hydration', async ({
  page,
}) => {
  await openWithoutScripts(page, START);
  await page.locator('nav.navbar [aria-haspopup=dialog]').click();
  await page.keyboard.type('wallet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=wallet$/);
});

test('Search takes letters before its modal has loaded, and the modal goes on with them', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto(START);
  await waitForHydration(page);
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A letter that is typed on the button starts the query.
  await page.locator('nav.navbar [aria-haspopup=dialog]').focus();
  await page.keyboard.press('w');
  const field = page.getByRole('dialog').getByRole('searchbox', {name: 'Search'});
  await expect(field).toBeFocused();
  await page.keyboard.type('al');
  await expect(field).toHaveValue('wal');
  release();
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  await page.keyboard.type('let');
  await expect(input).toHaveValue('wallet');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('nav.navbar [aria-haspopup=dialog]')).toBeFocused();
});

test('the mobile menu', async ({page}) => {
  await page.setViewportSize(PHONE);
  const release = await openWithoutScripts(page, START);
  await page.locator('.navbar__toggle').click();
  await release();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
});

test('the color mode twice, a category of the sidebar, and Dismiss announcement', async ({
  page,
}) => {
  const category = page.locator('a.menu__link[role=button]').filter({visible: true}).first();
  const release = await openWithoutScripts(page, START);
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await colorMode(page).click();
  await colorMode(page).click();
  await category.click();
  await button(page, 'Dismiss announcement').click();
  await release();
  await expect(colorMode(page)).toHaveAccessibleName(/^Color mode: dark/);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await expect(page).toHaveURL(START);
});

test('Collapse sidebar', async ({page}) => {
  const release = await openWithoutScripts(page, START);
  await button(page, 'Collapse sidebar').click();
  await release();
  await expect(button(page, 'Expand sidebar')).toBeVisible();
});

test('links and details work without waiting', async ({page}) => {
  await openWithoutScripts(page, START);
  const summary = page.locator('summary').first();
  await summary.click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await page.locator('nav.navbar a[href="/community-and-support"]').click();
  await expect(page).toHaveURL(/community-and-support$/);
});

test('focus and selected text inside tabs survive hydration', async ({page}) => {
  const release = await openWithoutScripts(page, OPERATION);
  await page.getByRole('tab').first().focus();
  await page.evaluate(() => {
    const text = document.querySelector('[role=tabpanel] code');
    if (text !== null) getSelection()?.selectAllChildren(text);
  });
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).not.toBe('');
  await release();
  await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName(/./);
  await expect(page.getByRole('tab').first()).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
});

for (const route of ['/', OPERATION]) {
  test(`${route}: the HTML names every script that is loaded before hydration`, async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    const release = await openWithoutScripts(page, route);
    const named = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((element) => element.getAttribute('src')));
    await release();
    expect(loaded.toSorted()).toEqual(named.toSorted());
  });
}

plain('after a script failed, a press does what the HTML can do alone', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(START);
  await page.locator('nav.navbar [aria-haspopup=dialog]').click();
  await expect(page).toHaveURL(/\/search\b/);
});
