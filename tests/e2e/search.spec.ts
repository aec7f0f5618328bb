/** Tests of the search modal: opening, screens, results, and assistive technology. */
import {facts} from '../../src/config/facts';
import {product} from '../../src/config/product';
import {expectPartAccessible} from './axe';
import {expect, test} from './complaints';
import {open} from './page';
import {openSearch, search, searchInput, searchOptions} from './searchModal';

const {slug, prefix} = product;
const START = '/quickstart';

test.describe('the modal opens and closes', () => {
  test('with Ctrl+K, closes with Escape, and returns the focus', async ({page}) => {
    await open(page, START);
    const link = page.getByRole('link', {name: 'API', exact: true}).first();
    await link.focus();
    await openSearch(page);
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('with a slash, except inside a field', async ({page}) => {
    await open(page, START);
    await page.keyboard.press('/');
    await expect(searchInput(page)).toBeFocused();
    await expect(searchInput(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(searchInput(page)).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await open(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('/');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('with the button, with a letter typed on the button, and with an event', async ({page}) => {
    await open(page, START);
    const button = page.getByRole('button', {name: 'Search'});
    await button.click();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('w');
    await expect(searchInput(page)).toHaveValue('w');
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('site:open-search', {detail: {query: 'wallet'}})),
    );
    await expect(searchInput(page)).toHaveValue('wallet');
  });

  test('loads its code only on intent', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        // The test may end while a script is still read. An error of the listener would end the whole run.
        const text = response.text().catch(() => '');
        void text.then((code) => {
          if (code.includes('DocSearch-Modal')) scripts.push(response.url());
        });
      }
    });
    await open(page, START);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test.describe('screens', () => {
  test('before the first search there are pages to begin with', async ({page}) => {
    await open(page, START);
    await openSearch(page);
    const pages = page.getByRole('navigation', {name: 'Start here'}).getByRole('link');
    await expect(pages.first()).toBeVisible();
    await expect(page.getByText('No recent searches')).toBeVisible();
    // The first page is selected from the start.
    await page.keyboard.press('ArrowDown');
    await expect(pages.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(pages.last()).toBeFocused();
    await expect(page.getByText('to close')).toBeVisible();
    // Letters go to the field from anywhere.
    await page.keyboard.press('x');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('x');
    await page.keyboard.press('Backspace');
    const first = await pages.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${first}$`));
  });

  test('on a phone there are no keyboard hints, and the list fills the screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 780});
    await open(page, START);
    await openSearch(page);
    await expect(page.locator('.DocSearch-Footer')).toBeHidden();
    await search(page, 'data');
    const box = await page.locator('.DocSearch-Dropdown').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(780);
    await page.setViewportSize({width: 1280, height: 780});
    await expect(page.locator('.DocSearch-Footer')).toContainText('to navigate');
  });

  test('a query without results shows suggestions and a link to report it', async ({page}) => {
    await open(page, START);
    await openSearch(page);
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
    await open(page, START);
    await openSearch(page);
    await search(page, 'data');
    await expect(searchOptions(page).first().locator('mark').first()).toBeVisible();
    expect(await searchOptions(page).count()).toBeLessThanOrEqual(20);
    await expect(searchOptions(page).filter({hasText: 'Upload data'})).toContainText('POST');
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
    await open(page, START);
    await openSearch(page);
    await page.keyboard.insertText('x'.repeat(80));
    await expect(searchInput(page)).toHaveValue('x'.repeat(64));
  });
});

test.describe('results', () => {
  test('open their page and are remembered: 7 recent, or 4 next to 10 favorites', async ({
    page,
  }) => {
    test.slow();
    await open(page, START);
    await openSearch(page);
    await search(page, 'testnet faucet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide-testnet-faucet(?:#[\w-]+)?$/);
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
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await keep('RECENT', 12);
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await keep('FAVORITE', 12);
    await openSearch(page);
    await expect(page.getByRole('group', {name: 'Recent'}).locator('.DocSearch-Hit')).toHaveCount(
      4,
    );
    await expect(page.getByRole('group', {name: 'Favorite'}).locator('.DocSearch-Hit')).toHaveCount(
      10,
    );
    await expectPartAccessible(page, '.DocSearch-Modal');
  });

  test('that are remembered take the keys: Enter opens one, and Space removes one', async ({
    page,
  }) => {
    await open(page, START);
    const stored = ['one', 'two'].map((name) => ({
      objectID: name,
      type: 'lvl1',
      content: null,
      url: `/faq#${name}`,
      hierarchy: {lvl0: 'Build', lvl1: name},
    }));
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`__DOCSEARCH_RECENT_SEARCHES__${slug}_docs`, JSON.stringify(stored)],
    );
    await openSearch(page);
    await page.getByTitle('Remove this search from history').first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(1);
    await expect(searchInput(page)).toHaveValue('');
    await searchInput(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/faq#/);
  });

  test('are selected with the arrow keys, and the field announces them', async ({page}) => {
    await open(page, START);
    await openSearch(page);
    await search(page, 'schema');
    await expect(page.getByText('to navigate')).toBeVisible();
    const active = async () =>
      (await searchInput(page).getAttribute('aria-activedescendant')) ?? '';
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
    await open(page, START);
    await openSearch(page);
    await search(page, 'wallet');
    await context.setOffline(true);
    await search(page, 'list new data');
    await expect(searchOptions(page).first()).toHaveAttribute(
      'href',
      `/api/${prefix}db/list-new-data`,
    );
    // Playwright would keep the page offline for the next tests.
    await context.setOffline(false);
  });
});

test.describe('assistive technology', () => {
  test('axe finds nothing in the modal', async ({page}) => {
    await open(page, START);
    await openSearch(page);
    for (const query of ['', 'data', 'zzxxqqk']) {
      if (query !== '') await search(page, query);
      await expectPartAccessible(page, '.DocSearch-Modal');
    }
  });

  test('the page behind is inert, Tab stays inside, and the number of results is announced', async ({
    page,
  }) => {
    await open(page, START);
    await openSearch(page);
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

test('Enter that ends a composed character opens nothing', async ({page}) => {
  await open(page, START);
  await openSearch(page);
  await searchInput(page).fill('wallet');
  await expect(searchOptions(page).first()).toBeVisible();
  await searchInput(page).dispatchEvent('keydown', {key: 'Enter', isComposing: true, keyCode: 229});
  await expect(page.getByRole('dialog', {name: 'Search the documentation'})).toBeVisible();
  await expect(page).toHaveURL(START);
});
