/** The states of the interface, each caused for real on the built site, and a picture of each. */
import {expect, test, type Page} from '@playwright/test';
import {product} from '../../src/config/product';
import {crashing, onContentScript, open} from '../../tests/e2e/chrome/page';

/** One picture: what to do before it is taken. */
interface State {
  readonly name: string;
  /** Brings a fresh page into the state; `false` where the build or the width has no such state. */
  readonly enter: (page: Page, width: number) => Promise<void | false>;
  /** The whole page rather than the screen. */
  readonly full?: boolean;
}

const {prefix} = product;
const DESKTOP = 997;
/** Time for fonts, transitions and focus to settle. */
const SETTLE_MS = 400;

/** A state that is a page as it opens. */
const pageState = (name: string, path: string, full = false): State => ({
  name,
  full,
  enter: (page) => open(page, path),
});

/** Holds, breaks or changes the script of the quickstart, then follows a link to it. */
async function toQuickstart(
  page: Page,
  handle: Parameters<typeof onContentScript>[2],
): Promise<void> {
  await onContentScript(page, 'docs/quickstart.mdx', handle);
  await open(page, '/network');
  await page.evaluate(() => (window.crash = true));
  // A link of the text or the bar: below the breakpoint the bar's are behind the menu.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/quickstart"]')?.click());
}

const notFoundScript: Parameters<typeof onContentScript>[2] = (route) =>
  route.fulfill({status: 404, body: 'not found'});

const searching = (name: string, query: string, before?: (page: Page) => Promise<void>): State => ({
  name,
  enter: async (page) => {
    await before?.(page);
    await open(page, '/quickstart');
    await page.keyboard.press('Control+k');
    const input = page.locator('.DocSearch-Input');
    await input.waitFor();
    if (query !== '') {
      await input.fill(query);
      await page
        .locator('.DocSearch-Hit, .DocSearch-NoResults, .DocSearch-ErrorScreen')
        .first()
        .waitFor();
    }
  },
});

const failures: readonly State[] = [
  {
    name: 'progress-bar',
    enter: async (page) => {
      await toQuickstart(page, () => new Promise(() => {}));
      await page.locator('.route-progress').waitFor();
      await page.waitForTimeout(3_000);
    },
  },
  {
    name: 'crash-page',
    enter: async (page) => {
      await toQuickstart(page, (route, body) =>
        route.fulfill({contentType: 'text/javascript', body: crashing(body)}),
      );
      await page.getByText('This page crashed.').waitFor();
    },
  },
  {
    name: 'crash-of-the-layout',
    enter: async (page) => {
      await page.addInitScript(() => {
        const matchMedia = window.matchMedia.bind(window);
        window.matchMedia = (query) => {
          if (document.readyState !== 'loading') throw new Error('matchMedia is broken');
          return matchMedia(query);
        };
      });
      await page.goto('/quickstart');
      await page.getByText('This page crashed.').waitFor();
    },
  },
  {
    name: 'chunk-notice',
    enter: async (page) => {
      await toQuickstart(page, notFoundScript);
      await page.locator('.chunk-failure').waitFor();
    },
  },
  {
    name: 'loader-retry',
    enter: async (page) => {
      await toQuickstart(page, notFoundScript);
      await page.locator('.chunk-failure').waitFor();
      await open(page, '/network');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/quickstart"]')?.click(),
      );
      await page.getByText('This page could not be loaded.').waitFor();
    },
  },
];

/** A state of narrow screens alone: a page on which buttons were pressed, one after the other. */
const onPhone = (name: string, ...buttons: readonly (string | RegExp)[]): State => ({
  name,
  enter: async (page, width) => {
    if (width >= DESKTOP) return false;
    await open(page, '/build/secret-vault-quickstart');
    for (const button of buttons) await page.getByRole('button', {name: button}).click();
    return undefined;
  },
});

const menus: readonly State[] = [
  onPhone('menu-of-the-section', 'Toggle navigation bar'),
  onPhone('menu-main', 'Toggle navigation bar', /Back to main menu/),
  onPhone('contents-open', 'On this page'),
  {
    name: 'sidebar-hidden',
    enter: async (page, width) => {
      if (width < DESKTOP) return false;
      await open(page, '/quickstart');
      await page.getByRole('button', {name: 'Collapse sidebar'}).click();
      return undefined;
    },
  },
  {
    name: 'announcement-dismissed',
    enter: async (page) => {
      await open(page, '/quickstart');
      await page.getByRole('button', {name: 'Dismiss announcement'}).click();
    },
  },
  {
    name: 'skip-link',
    enter: async (page) => {
      await open(page, '/quickstart');
      await page.keyboard.press('Tab');
    },
  },
];

/** Presses Tab until the focus is on what matches. */
const focused = (name: string, path: string, selector: string): State => ({
  name: `focus-${name}`,
  enter: async (page) => {
    await open(page, path);
    const target = page.locator(selector).first();
    if (!(await target.isVisible())) return false;
    await page.keyboard.press('Tab');
    await target.focus();
    return undefined;
  },
});

/** Scrolls to what matches. */
const seen = (name: string, path: string, selector: string): State => ({
  name,
  enter: async (page) => {
    await open(page, path);
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(3 * SETTLE_MS);
  },
});

const parts: readonly State[] = [
  focused('logo', '/quickstart', '.navbar__brand'),
  focused('search', '/quickstart', '.navbar form button'),
  focused('sidebar', '/quickstart', '.theme-doc-sidebar-container .menu__link'),
  focused('dismiss', '/quickstart', '[aria-label="Dismiss announcement"]'),
  focused('text-link', '/quickstart', 'article .markdown a'),
  focused('footer', '/quickstart', 'footer a'),
  seen('code-tabs', `/build/${prefix}QL`, '[role=tablist]'),
  seen('table', '/api/overview', 'article table'),
  seen('diagram', '/build/secret-vault', '.docusaurus-mermaid-container'),
  {
    name: 'term',
    enter: async (page) => {
      await open(page, '/build/secret-vault');
      await page.locator('[aria-describedby]:is(article a)').first().focus();
    },
  },
  {
    name: 'feedback',
    enter: async (page) => {
      await open(page, '/quickstart');
      await page.getByRole('button', {name: 'No', exact: true}).click();
      await page.locator('article footer, article form').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'print',
    full: true,
    enter: async (page) => {
      await open(page, `/build/${prefix}QL`);
      await page.emulateMedia({media: 'print'});
    },
  },
  {
    name: 'consent-bar',
    enter: async (page) => {
      await open(page, '/quickstart');
      await page.waitForTimeout(SETTLE_MS);
      if ((await page.locator('[data-consent-bar]').count()) === 0) return false;
      await page.getByText('Details and choice').click();
      return undefined;
    },
  },
];

/** In the order of the pictures. */
const states: readonly State[] = [
  pageState('home', '/', true),
  pageState('prose', '/quickstart', true),
  pageState('operation', `/api/${prefix}db/upload-data`, true),
  pageState('api-overview', '/api/overview'),
  pageState('not-found', '/build/secret-valt'),
  pageState('not-found-nothing-near', '/zzzz-9999'),
  ...menus,
  ...failures,
  searching('search-start', ''),
  searching('search-results', 'upload data'),
  searching('search-none', 'qqqqzzzz'),
  searching('search-error', 'upload', async (page) => {
    await page.route('**/search-index.json', (route) => route.abort());
  }),
  pageState('search-page', '/search'),
  pageState('search-page-results', '/search?q=schema'),
  pageState('search-page-none', '/search?q=qqqqzzzz'),
  ...parts,
  {
    name: 'scripts-blocked',
    enter: async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/quickstart');
    },
  },
];

for (const {name, enter, full} of states) {
  test(name, async ({page, viewport}) => {
    const entered = await enter(page, viewport?.width ?? 0);
    // No such state at this width.
    if (entered === false) return;
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({
      path: `.cache/screenshots/${name}.${test.info().project.name}.png`,
      fullPage: full,
    });
    const excess = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess, 'px by which it scrolls sideways').toBeLessThanOrEqual(0);
  });
}
