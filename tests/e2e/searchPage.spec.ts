/** Tests of the page /search, which shows all results of a query, of the opening of results, and of the description of the search for browsers. */
import {product} from '../../src/config/product';
import {expect, test} from './complaints';
import {open} from './page';
import {openSearch, search, searchInput, searchOptions} from './searchModal';

const START = '/quickstart';

test.describe('/search', () => {
  test('opened directly it shows count, marks, and sections; Back restores query and position', async ({
    page,
  }) => {
    await open(page, '/search?q=data');
    const status = page.locator('main [role=status]');
    await expect(status).toHaveText(/^\d+ results for data$/);
    await expect(page.locator('main ol mark').first()).toBeVisible();
    await expect(page.locator('main ol [data-method]').first()).toHaveText('POST');
    const sections = page.getByRole('navigation', {name: 'Sections'}).getByRole('link');
    // In the order of the navbar, which doesn't name the section of the home page.
    const names = ['All', 'Learn', 'Build', 'API', 'Community', 'Home'];
    await expect(sections).toHaveText(names.map((name) => new RegExp(`^${name} \\d+$`)));
    await sections.filter({hasText: 'API'}).click();
    await expect(page).toHaveURL('/search?q=data&section=API');
    await expect(page.locator('main ol a').first()).toContainText('API');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=data');
    // The results of the section stay until the results of all sections are found.
    await expect(page.locator('main ol a', {hasText: 'Build'}).first()).toBeVisible();
    const last = page.locator('main ol li').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await last.click();
    await expect(page).not.toHaveURL(/\/search/);
    // Wait for the page. Going back searches again.
    await page.locator('article h1').waitFor();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('data');
    await expect(last).toBeInViewport();
    await page.reload();
    await expect(last).toBeInViewport();
  });

  test('typing makes one entry in the history for each query', async ({page}) => {
    await open(page, '/search?q=wallet');
    const field = page.getByRole('searchbox');
    await field.fill('faucet');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=faucet');
    await page.goBack();
    await expect(field).toHaveValue('wallet');
    await page.goForward();
    await expect(field).toHaveValue('faucet');
    await expect(page.locator('main [role=status]')).toHaveText(/results? for faucet$/);
  });

  test('the field shows the query of the address when Back comes before the next render', async ({
    page,
  }) => {
    await open(page, '/search?q=wallet');
    const field = page.getByRole('searchbox');
    await expect(field).toHaveValue('wallet');
    await page.evaluate(() => {
      const push = window.history.pushState.bind(window.history);
      window.history.pushState = (...entry) => {
        push(...entry);
        window.history.back();
      };
    });
    await field.fill('faucet');
    await field.press('Enter');
    await expect(field).toHaveValue('wallet');
    await expect(page).toHaveURL('/search?q=wallet');
    await expect(page.locator('main [role=status]')).toHaveText(/results? for wallet$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/search shows its heading and form, and the navbar links to it', async ({page}) => {
    await page.goto(START);
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await page.getByRole('searchbox').fill('wallet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=wallet');
  });
});

test('results that are opened by keyboard get the focus', async ({page}) => {
  await open(page, '/quickstart');
  for (const query of ['E11000', 'DataValidationError']) {
    await openSearch(page);
    await search(page, query);
    const href = await searchOptions(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    const target = page.locator(`[id="${href?.split('#')[1]}"]`);
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(target).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('article :focus')).toBeInViewport();
  await open(page, '/search?q=E11000');
  await page.locator('main ol a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('article :focus')).toHaveText(/E11000/);
});

test('every page links to opensearch.xml, which points to /search', async ({page, request}) => {
  await page.goto(START);
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const xml = await (await request.get(href ?? '')).text();
  expect(xml).toContain('/search?q={searchTerms}');
});

test('markup in queries and in stored searches stays text', async ({page}) => {
  const markup = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await open(page, '/search');
  const stored = [markup, `${product.slug}_docs`] as const;
  await page.evaluate(([text, index]) => {
    const item = {
      objectID: text,
      url: 'javascript:alert(1)',
      type: 'lvl1',
      content: text,
      hierarchy: {lvl0: text, lvl1: text},
    };
    for (const name of ['RECENT_SEARCHES', 'FAVORITE_SEARCHES'])
      localStorage.setItem(`__DOCSEARCH_${name}__${index}`, JSON.stringify([item]));
  }, stored);
  for (const query of [markup, `"'>${markup}`, '{{constructor.constructor("alert(1)")()}}']) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.locator('main a[href^="javascript:" i], main img[src="x"]')).toHaveCount(0);
  }
  await openSearch(page);
  await searchInput(page).fill(markup);
  await expect(page.locator('.DocSearch-Modal a[href^="javascript:" i]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
