import {expect as baseExpect, test as plain, type Page} from '@playwright/test';
import {facts} from '../../src/config/facts';
import {product} from '../../src/config/product';
import {axeFindings} from './axe';
import {expect, test} from './complaints';
import {open} from './page';
import {SHARED_PAGE} from './sharedPage';

test.use(SHARED_PAGE);
plain.use(SHARED_PAGE);

const {slug, prefix} = product;
const START = '/quickstart';

const visit = (page: Page, path = START) => open(page, path);

async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await baseExpect(page.getByRole('dialog', {name: 'Search the documentation'})).toBeVisible();
  await baseExpect(input(page)).toBeFocused();
}

const input = (page: Page) => page.locator('.DocSearch-Input');
const options = (page: Page) => page.getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await baseExpect(page.locator('.DocSearch-Modal [role=status]')).toContainText(query);
}

test.describe('the modal opens and closes', () => {
  test('with Ctrl+K, closes with Escape, and returns the focus', async ({page}) => {
    await visit(page);
    const link = page.getByRole('link', {name: 'API', exact: true}).first();
    await link.focus();
    await openModal(page);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('with a slash, except inside a field', async ({page}) => {
    await visit(page);
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(input(page)).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await visit(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('/');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('with the button, with a letter typed on the button, and with an event', async ({page}) => {
    await visit(page);
    const button = page.getByRole('button', {name: 'Search'});
    await button.click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('w');
    await expect(input(page)).toHaveValue('w');
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('site:open-search', {detail: {query: 'wallet'}})),
    );
    await expect(input(page)).toHaveValue('wallet');
  });

  test('loads its code only on intent', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        void response.text().then((text) => {
          if (text.includes('DocSearch-Modal')) scripts.push(response.url());
        });
      }
    });
    await visit(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test.describe('screens', () => {
  test('before the first search there are the most used pages', async ({page}) => {
    await visit(page);
    await openModal(page);
    const pages = page.getByRole('navigation', {name: 'Most used pages'}).getByRole('link');
    await expect(pages.first()).toBeVisible();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expect(page.getByText('to navigate')).toBeHidden();
    await expect(page.getByText('to close')).toBeVisible();
  });

  test('on a phone there are no keyboard hints, and the list fills the screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 780});
    await visit(page);
    await openModal(page);
    await expect(page.locator('.DocSearch-Footer')).toBeHidden();
    await search(page, 'data');
    const box = await page.locator('.DocSearch-Dropdown').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(780);
    await page.setViewportSize({width: 1280, height: 780});
    await expect(page.locator('.DocSearch-Footer')).toContainText('to navigate');
  });

  test('a query without results shows suggestions and a link to report it', async ({page}) => {
    await visit(page);
    await openModal(page);
    await search(page, 'wallet');
    await search(page, 'zzxxqqk');
    const modal = page.locator('.DocSearch-Modal');
    await expect(modal).toContainText('No results for "zzxxqqk"');
    await expect(modal).toContainText('Try searching for');
    await expect(modal).toContainText('Believe this query should return results?');
    const link = modal.getByRole('link', {name: 'Let us know.'});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(facts.link.docsIssues);
    expect(url.searchParams.get('title')).toContain('zzxxqqk');
  });

  test('results have marks, at most 20 and 5 per group, and a link to all results', async ({
    page,
  }) => {
    await visit(page);
    await openModal(page);
    await search(page, 'data');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(20);
    await expect(options(page).filter({hasText: 'Upload data'})).toContainText('POST');
    for (const group of await page.locator('.DocSearch-Hits').all())
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    const all = page.getByRole('link', {name: /^See all \d+ results$/});
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL('/search?q=data');
    await expect(page.getByRole('searchbox')).toHaveValue('data');
    await expect(page.locator('main [role=status]')).toHaveText(`${count} results for data`);
  });

  test('a query has at most 64 characters', async ({page}) => {
    await visit(page);
    await openModal(page);
    await page.keyboard.insertText('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });
});

test.describe('results', () => {
  test('open their page and are remembered: 7 recent, or 4 next to 10 favorites', async ({
    page,
  }) => {
    test.slow();
    await visit(page);
    await openModal(page);
    await search(page, 'testnet faucet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide-testnet-faucet');
    const stored = (count: number) =>
      Array.from({length: count}, (_, index) => ({
        objectID: `id-${index}`,
        type: 'lvl1',
        content: null,
        url: `/quickstart#${index}`,
        hierarchy: {lvl0: 'Build', lvl1: `Page ${index}`},
      }));
    const key = (kind: string) => `__DOCSEARCH_${kind}_SEARCHES__${slug}_docs`;
    const keep = (kind: string, count: number) =>
      page.evaluate(
        ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
        [key(kind), JSON.stringify(stored(count))],
      );
    await openModal(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await keep('RECENT', 12);
    await openModal(page);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await keep('FAVORITE', 12);
    await openModal(page);
    await expect(page.getByRole('group', {name: 'Recent'}).locator('.DocSearch-Hit')).toHaveCount(
      4,
    );
    await expect(page.getByRole('group', {name: 'Favorite'}).locator('.DocSearch-Hit')).toHaveCount(
      10,
    );
    expect(await axeFindings(page, 'light')).toEqual([]);
  });

  test('are selected with the arrow keys, and the field announces them', async ({page}) => {
    await visit(page);
    await openModal(page);
    await search(page, 'schema');
    await expect(page.getByText('to navigate')).toBeVisible();
    const active = async () => (await input(page).getAttribute('aria-activedescendant')) ?? '';
    const first = await active();
    await expect(page.locator(`[id="${first}"]`)).toHaveAttribute('role', 'option');
    await expect(page.locator(`[id="${first}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).not.toBe(first);
    const href = await page.locator(`[id="${await active()}"]`).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('work offline and send no request to another host', async ({page, context}) => {
    await visit(page);
    await openModal(page);
    await search(page, 'wallet');
    await context.setOffline(true);
    await search(page, 'attestation report');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      `/api/${prefix}ai/get-attestation-v-1-attestation-report-get`,
    );
    // Playwright would keep the shared page offline for the next tests.
    await context.setOffline(false);
  });
});

plain('a failed search shows the error screen, and the next search may succeed', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await visit(page);
  await openModal(page);
  await input(page).fill('wallet');
  const modal = page.locator('.DocSearch-Modal');
  await baseExpect(modal.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await baseExpect(
    modal.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  await page.waitForTimeout(600);
  await baseExpect(modal.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await page.unroute('**/search-index.json');
  await input(page).fill('wallets');
  await baseExpect(options(page).first()).toBeVisible();
});

plain('a missing index shows a message with Retry', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.fulfill({status: 404}));
  await visit(page);
  await openModal(page);
  await input(page).fill('wallet');
  const message = 'The search index could not be loaded.';
  await baseExpect(page.locator('.DocSearch-Modal').getByText(message)).toBeVisible();
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await baseExpect(options(page).first()).toBeVisible();
  await page.route('**/search-index.json', (route) => route.fulfill({status: 404}));
  await visit(page, '/search?q=wallet');
  await baseExpect(page.locator('main').getByText(message)).toBeVisible();
  await baseExpect(page.locator('main [role=status]')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await baseExpect(page.locator('main ol li').first()).toBeVisible();
});

test.describe('assistive technology', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the modal (${scheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      await visit(page);
      await openModal(page);
      for (const query of ['', 'data', 'zzxxqqk']) {
        if (query !== '') await search(page, query);
        expect(await axeFindings(page, scheme)).toEqual([]);
      }
    });
  }

  test('the page behind is inert, Tab stays inside, and the number of results is announced', async ({
    page,
  }) => {
    await visit(page);
    await openModal(page);
    const isFocusBehind = () =>
      page.evaluate(() => document.activeElement?.closest('#__docusaurus') !== null);
    await page
      .getByRole('button', {name: 'Search', includeHidden: true})
      .evaluate((button) => button.focus());
    expect(await isFocusBehind()).toBe(false);
    await search(page, 'wallet');
    await expect(page.locator('.DocSearch-Modal [role=status]')).toHaveText(
      /^\d+ results for wallet$/,
    );
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(step % 3 === 0 ? 'Shift+Tab' : 'Tab');
      expect(await isFocusBehind()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('/search', () => {
  test('opened directly it shows count, marks, and sections; Back restores query and position', async ({
    page,
  }) => {
    await visit(page, '/search?q=data');
    const status = page.locator('main [role=status]');
    await expect(status).toHaveText(/^\d+ results for data$/);
    await expect(page.locator('main ol mark').first()).toBeVisible();
    await expect(page.locator('main ol [data-method]').first()).toHaveText('POST');
    await page
      .getByRole('navigation', {name: 'Sections'})
      .getByRole('link', {name: /^API/})
      .click();
    await expect(page).toHaveURL('/search?q=data&section=API');
    await expect(page.locator('main ol a').first()).toContainText('API');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=data');
    // The results of the section stay until the results of all sections are found.
    await expect(page.locator('main ol a', {hasText: 'Learn'}).first()).toBeVisible();
    const last = page.locator('main ol li').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const position = await page.evaluate(() => window.scrollY);
    expect(position).toBeGreaterThan(100);
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
    await visit(page, '/search?q=wallet');
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
    await visit(page, '/search?q=wallet');
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

plain.describe('without JavaScript', () => {
  plain.use({javaScriptEnabled: false});

  plain('/search shows its heading and form, and the navbar links to it', async ({page}) => {
    await page.goto(START);
    await page.getByRole('button', {name: 'Search'}).click();
    await baseExpect(page).toHaveURL(/\/search\??$/);
    await baseExpect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await page.getByRole('searchbox').fill('wallet');
    await page.keyboard.press('Enter');
    await baseExpect(page).toHaveURL('/search?q=wallet');
  });
});

plain('every page links to opensearch.xml, which points to /search', async ({page, request}) => {
  await page.goto(START);
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const xml = await (await request.get(href ?? '')).text();
  baseExpect(xml).toContain('/search?q={searchTerms}');
});
