/** Faults of single browsers and their extensions, of clocks, and of hostile pages and storage (see faults.ts). */
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {
  causedBy,
  expectLinkWorks,
  expectWorks,
  heading,
  notice,
  testFaults,
  translateTexts,
  whileItLoads,
  type Fault,
} from './faults';
import {waitForHydration} from './page';
import {NEXT_PAGE} from './pageKinds';
import {openSearch, searchInput, searchOptions} from './searchModal';

const LOGIN = {contentType: 'text/html', body: '<!doctype html><title>Login</title><h1>Login</h1>'};

/** A clock that always shows this time. NaN makes every date invalid. */
const clockAt = (time: number): Fault => ({
  before: (context) =>
    context.addInitScript((fixed) => {
      const {Date: OriginalDate} = window;
      window.Date = class extends OriginalDate {
        constructor(time: number | string = fixed) {
          super(time);
        }
        static override now = () => fixed;
      } as DateConstructor;
    }, time),
  expected: expectWorks,
});

const faults: Readonly<Record<string, Fault>> = {
  'a content blocker hides elements by name': {
    after: (page) =>
      page.evaluate(() => {
        const names = '[class*=banner],[class*=announcement],[id*=cookie],[class*=consent]';
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${names} {display: none !important}`);
        document.adoptedStyleSheets.push(sheet);
      }),
    expected: expectWorks,
  },
  'inline scripts are removed': {
    before: (context) =>
      context.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const html = (await response.text()).replace(
          /<script(?![^>]*\ssrc=)[^>]*>.*?<\/script>/gs,
          '',
        );
        return route.fulfill({response, body: html});
      }),
    expected: expectWorks,
  },
  'the page is translated while it loads': whileItLoads(translateTexts),
  'extensions change colors, fields, and the body while the page loads': whileItLoads(() => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.head.append(document.createElement('style'));
    for (const element of document.querySelectorAll<HTMLElement>('[style], button, svg'))
      element.style.setProperty('--darkreader-inline-color', '#fff');
    for (const field of document.querySelectorAll('input, textarea, button'))
      field.after(document.createElement('div'));
  }),
  'the clock shows 1970': clockAt(0),
  'the clock shows 2099': clockAt(Date.UTC(2099, 0, 1)),
  'the clock shows nothing': clockAt(Number.NaN),
  'the storage becomes full': {
    after: (page) =>
      page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    expected: expectWorks,
  },
  'all data of the site is denied': causedBy(() => {
    const deny = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      deny(window, name);
    deny(Document.prototype, 'cookie');
    deny(Navigator.prototype, 'serviceWorker');
  }),
  'a login page answers every request': {
    after: async (page) => {
      await waitForHydration(page);
      await page.route('**/*', (route) => route.fulfill(LOGIN));
    },
    expected: async (visit) => {
      const {page, route} = visit;
      await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
      const login = heading(page).filter({hasText: 'Login'});
      const next = heading(page).filter({hasText: 'Community'});
      await expect(login.or(next).or(notice(page)).first()).toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await page.goto(route);
      await expectWorks(visit);
    },
  },
  'the styles and the fonts are blocked': {
    before: (context) => context.route(/\.(?:css|woff2)$/, (route) => route.abort()),
    expected: async ({page}) => expectLinkWorks({page}),
  },
  'the styles and the fonts never arrive': {
    hangs: true,
    before: (context) => context.route(/\.(?:css|woff2)$/, () => undefined),
    expected: expectWorks,
  },
  'the browser replaces all colors': {
    context: {forcedColors: 'active'},
    expected: async (visit) => {
      await waitForHydration(visit.page);
      for (let stop = 0; stop < 12; stop += 1) {
        await visit.page.keyboard.press('Tab');
        const outline = visit.page.locator(':focus').first();
        await expect(outline).not.toHaveCSS('outline-style', 'none');
      }
      await expectWorks(visit);
    },
  },
  'the tab is frozen, and the memory is short': {
    after: async (page) => {
      await waitForHydration(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Memory.simulatePressureNotification', {level: 'critical'});
      await session.send('Page.setWebLifecycleState', {state: 'frozen'});
      await session.send('Page.setWebLifecycleState', {state: 'active'});
    },
    expected: expectWorks,
  },
  'other windows send messages': {
    after: async (page) => {
      await waitForHydration(page);
      await page.evaluate(() => {
        const cyclic: Record<string, unknown> = {type: 'console', source: 'react-devtools'};
        cyclic.self = cyclic;
        for (const message of [
          null,
          'x',
          1,
          [],
          {},
          {type: '__proto__'},
          {type: 'frame', height: -1},
          cyclic,
        ])
          window.postMessage(message, '*');
      });
    },
    expected: expectWorks,
  },
  'a script adds to the prototype of all objects': causedBy(() => {
    Object.assign(Object.prototype, {polluted: '<img src=x onerror=alert(1)>'});
  }),
};

testFaults(faults);

test('the search of a tab from before a deployment finds pages', async ({page}) => {
  await page.goto('/quickstart');
  await waitForHydration(page);
  let navigated = false;
  await page.route('**/*', (route) => {
    navigated ||= route.request().isNavigationRequest();
    return navigated ? route.continue() : route.fulfill({status: 404, body: 'not found'});
  });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox').or(searchInput(page)).last();
  await field.fill('wallet');
  const results = page.getByRole('list', {name: 'Results'}).getByRole('link');
  await expect(searchOptions(page).or(results).first()).toBeVisible();
});

test('Enter that ends a composed character opens nothing', async ({page}) => {
  await page.goto('/quickstart');
  await waitForHydration(page);
  await openSearch(page);
  await searchInput(page).fill('wallet');
  await expect(searchOptions(page).first()).toBeVisible();
  await searchInput(page).dispatchEvent('keydown', {key: 'Enter', isComposing: true, keyCode: 229});
  await expect(page.getByRole('dialog', {name: 'Search the documentation'})).toBeVisible();
  await expect(page).toHaveURL('/quickstart');
});

test('markup in queries and in stored searches stays text', async ({page}) => {
  const markup = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto('/search');
  await waitForHydration(page);
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
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.locator('main a[href^="javascript:" i], main img[src="x"]')).toHaveCount(0);
  }
  await openSearch(page);
  await searchInput(page).fill(markup);
  await expect(page.locator('.DocSearch-Modal a[href^="javascript:" i]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
