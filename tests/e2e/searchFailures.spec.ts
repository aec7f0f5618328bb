/** Tests of the search when its index cannot be loaded. The browser logs these failures, so complaints are expected. */
import {expect, test} from '@playwright/test';
import {OWN_PAGE} from './ownPage';
import {open, startIntercepting} from './page';
import {openSearch, searchInput, searchOptions} from './searchModal';

test.use(OWN_PAGE);

const START = '/quickstart';

test('a failed search shows the error screen, and the next search may succeed', async ({page}) => {
  await page.clock.install();
  await page.route('**/search-index.json', (route) => route.abort());
  await open(page, START);
  await openSearch(page);
  await searchInput(page).fill('wallet');
  const modal = page.locator('.DocSearch-Modal');
  await expect(modal.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(
    modal.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  // The message stays.
  await page.clock.runFor(1_000);
  await expect(modal.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await page.unroute('**/search-index.json');
  await searchInput(page).fill('wallets');
  await expect(searchOptions(page).first()).toBeVisible();
});

test('without a connection, the first press keeps the page and the field, with Retry', async ({
  page,
  context,
}) => {
  await open(page, START);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const notice = page.locator('dialog[open]').getByRole('alert');
  await expect(notice).toContainText('The search needs a connection.');
  await page.keyboard.type('wallet');
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toBeVisible();
  // The notice tries again when the browser is online.
  await context.setOffline(false);
  await expect(searchInput(page)).toHaveValue('wallet');
  await expect(searchOptions(page).first()).toBeVisible();
});

test('while the server is down, the first press keeps the page and the field', async ({page}) => {
  await startIntercepting(page);
  await open(page, START);
  await page.route('**/*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  const notice = page.locator('dialog[open]').getByRole('alert');
  await expect(notice).toContainText('The search needs a connection.');
  await page.keyboard.type('wallet');
  await page.unroute('**/*');
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(searchInput(page)).toHaveValue('wallet');
  await expect(searchOptions(page).first()).toBeVisible();
});

test('without a connection, Enter in the field keeps the page', async ({page, context}) => {
  await open(page, START);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const notice = page.locator('dialog[open]').getByRole('alert');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect(page.locator('main h1')).toBeVisible();
});

test('with a worker that a policy forbids, the search still works', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await open(page, START);
  await openSearch(page);
  await searchInput(page).fill('wallet');
  await expect(searchOptions(page).first()).toBeVisible();
});

test('a missing index shows a message with Retry', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.fulfill({status: 404}));
  await open(page, START);
  await openSearch(page);
  await searchInput(page).fill('wallet');
  const message = 'The search index could not be loaded.';
  await expect(page.locator('.DocSearch-Modal').getByText(message)).toBeVisible();
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(searchOptions(page).first()).toBeVisible();
  await page.route('**/search-index.json', (route) => route.fulfill({status: 404}));
  await open(page, '/search?q=wallet');
  await expect(page.locator('main').getByText(message)).toBeVisible();
  await expect(page.locator('main [role=status]')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main ol li').first()).toBeVisible();
});

test('the search of a tab from before a deployment finds pages', async ({page}) => {
  await startIntercepting(page);
  await open(page, START);
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({status: 404, body: 'not found'}),
  );
  const navigation = page.waitForRequest((request) => request.isNavigationRequest());
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('wallet');
  await navigation;
  await page.unrouteAll();
  await page.waitForURL('**/search?q=wallet');
  await expect(page.getByRole('list', {name: 'Results'}).getByRole('link').first()).toBeVisible();
});
