/** Tests of navbar, menu, sidebar, table of contents, breadcrumbs, pager, footer, and skip link. */
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {observeShifts, readShift} from './layoutShift';
import {open, waitForHydration} from './page';

const MENU_BUTTON = 'Toggle navigation bar';

test('the navbar contains the four sections, search, the code host, and color mode', async ({
  page,
}) => {
  await open(page, '/quickstart');
  const nav = page.locator('nav.navbar');
  await expect(nav.locator('.navbar__items').first().locator('a.navbar__item')).toHaveText([
    'Learn',
    'Build',
    'API',
    'Community',
  ]);
  const hrefs = await nav
    .locator('.navbar__items')
    .first()
    .locator('a.navbar__item')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    `/what-is-${product.slug}`,
    '/quickstart',
    '/api/overview',
    '/community-and-support',
  ]);
  const right = nav.locator('.navbar__items--right').locator('a:visible, button:visible');
  const names = await right.evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-label') ?? item.textContent ?? ''),
  );
  expect(names).toHaveLength(3);
  expect(names[0]).toMatch(/search/i);
  expect(names[1]).toMatch(/^GitHub/);
  expect(names[2]).toMatch(/^Color mode/);
});

test('the navbar marks the section of the page, and only that', async ({page}) => {
  for (const [path, label] of [
    ['/build/blind-modules', 'Learn'],
    ['/build/secret-vault', 'Build'],
    [`/api/${product.prefix}db/overview`, 'API'],
    ['/guide-testnet-faucet', 'Community'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.navbar__items .navbar__link--active')).toHaveText([label]);
  }
});

test('below the breakpoint the hamburger opens one list with the sections and the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, '/quickstart');
  await expect(page.getByRole('button', {name: MENU_BUTTON})).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  const button = page.getByRole('button', {name: MENU_BUTTON});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Start building'})).toBeVisible();
  await expect(menu.getByRole('link', {name: 'Community', exact: true})).toBeVisible();
  await expect(menu.getByRole('button', {name: /^Color mode/})).toBeVisible();
  await menu.getByRole('button', {name: /close/i}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('a page that was opened on a phone has its sidebar once when the window becomes wider', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.locator('a')).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(sidebar.locator('.theme-doc-sidebar-menu')).toHaveCount(1);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/quickstart');
});

test('the menu works by keyboard: the focus moves into it, stays inside, and returns', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/quickstart');
  const button = page.getByRole('button', {name: MENU_BUTTON});
  const inMenu = () =>
    page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') != null);
  await button.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  // Tab before the first element and after the last one stays in the menu.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await inMenu()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(button).toBeFocused();
  // The close button returns the focus too, and a link in the menu opens its page.
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Learn', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/what-is-/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the footer has three groups and the year of the release', async ({page}) => {
  await open(page, '/quickstart');
  await expect(page.locator('.footer__title')).toHaveText(['Community', 'Builders', 'More']);
  await expect(page.locator('.footer__copyright')).toContainText('2025');
});

test('the table of contents lists levels 2 and 3; breadcrumbs and pager are present', async ({
  page,
}) => {
  await open(page, '/build/secret-vault-quickstart');
  const headings = await page
    .locator('article .markdown :is(h2, h3)')
    .evaluateAll((items) => items.map((item) => item.id));
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  expect(listed.length).toBeGreaterThan(2);
  expect(listed).toEqual(headings.filter((id) => listed.includes(id)));
  const levels = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map(
        (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.tagName,
      ),
    );
  expect([...new Set(levels)].sort().join()).toMatch(/^H2(?:,H3)?$/);
  // Next to the sidebar, breadcrumbs would repeat it.
  await page.setViewportSize({width: 900, height: 800});
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('SecretVault');
  await expect(page.locator('.pagination-nav a')).toHaveCount(2);
});

test('the skip link is the first tab stop and moves the focus to the content', async ({page}) => {
  await open(page, '/quickstart');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  // The next tab stop is the first one in the content.
  await page.keyboard.press('Tab');
  const inContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inContent).toBe(true);
});

test('a hidden sidebar stays hidden after a reload, without a layout shift, until the reader shows it', async ({
  page,
}) => {
  await open(page, '/quickstart');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  await expect(
    page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Start building'}),
  ).toBeHidden();
  await observeShifts(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  expect(await readShift(page)).toBe(0);
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await page.reload();
  await waitForHydration(page);
  await expect(
    page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Start building'}),
  ).toBeVisible();
});

test('opening a category by mouse or keyboard does not collapse others', async ({page}) => {
  // While a list opens, the categories below it move, and a press may miss them.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const expanders = sidebar.getByRole('button', {expanded: false});
  const before = await expanders.count();
  expect(before).toBeGreaterThan(1);
  await expanders.first().click();
  await expect(expanders).toHaveCount(before - 1);
  await expanders.first().focus();
  await page.keyboard.press('Space');
  await expect(sidebar.getByRole('button', {expanded: true})).toHaveCount(2);
});
