/**
 * The fault matrix: causes each fault on one kind of page, in turn, or on every kind (scope.ts). A page works
 * if it is readable, a button has an effect, and a link opens another page. If a fault removes the page's scripts, the
 * page must be readable and show a notice.
 */
import {
  expect,
  test,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {testEverything} from '../scope';
import {waitForHydration} from './page';
import {builtHeading, NEXT_PAGE, PAGE_KINDS} from './pageKinds';

export interface Visit {
  readonly page: Page;
  readonly route: string;
  readonly heading: string;
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1});
export const notice = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'could not be loaded'});

/** Expects that results, a button, and a link work. */
export async function expectWorks({page, route}: Visit): Promise<void> {
  await waitForHydration(page);
  if (route.startsWith('/search'))
    await expect(page.getByRole('list', {name: 'Results'})).toBeVisible();
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme-choice');
  await page.getByRole('button', {name: /^Color mode/}).click();
  await expect(mode).not.toHaveAttribute('data-theme-choice', before ?? '');
  await expectLinkWorks({page});
}

/** Expects that a link opens another page. */
export async function expectLinkWorks({page}: Pick<Visit, 'page'>): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await expect(heading(page)).toContainText('Community');
}

/** Expects that the page stays readable and shows a notice. */
export async function expectNotice({page}: Visit): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
}

/** Expects that a link opens a prefetched page, or that the page stays and shows a notice. */
export async function expectNextPageOrNotice({page, route, heading: text}: Visit): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
  const next = heading(page).filter({hasText: 'Community'});
  await expect(notice(page).or(next).first()).toBeVisible();
  if (await next.isVisible()) return;
  await expect(page).toHaveURL(route);
  await expect(heading(page)).toHaveText(text);
}

export interface Fault {
  readonly context?: BrowserContextOptions;
  /** Runs before the page is opened. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** Runs after the page was opened. */
  readonly after?: (page: Page) => Promise<unknown>;
  readonly expected: (visit: Visit) => Promise<void>;
}

/** Returns a fault that a script causes before the page's own scripts run. */
export const causedBy = (script: () => void, expected = expectWorks): Fault => ({
  before: (context) => context.addInitScript(script),
  expected,
});

/** Returns a fault that changes the page before React does, as soon as the text is there. */
export const whileItLoads = (change: () => void): Fault => ({
  before: (context) =>
    context.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector('footer')) return;
      observer.disconnect();
      (${change.toString()})();
    }).observe(document, {childList: true, subtree: true});`),
  expected: expectWorks,
});

/** Puts each text of the page into an element, as translators of browsers do. Runs in the page. */
export function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (/^(?:SCRIPT|STYLE)$/.test(text.parentNode?.nodeName ?? '')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text.textContent ?? '');
  }
}

async function visit(page: Page, fault: Fault, kind: keyof typeof PAGE_KINDS) {
  const route = PAGE_KINDS[kind];
  const text = builtHeading(route);
  await page.goto(route);
  await expect(heading(page)).toHaveText(text);
  await fault.after?.(page);
  await fault.expected({page, route, heading: text});
  // Ends the fault. Leaves the page first, because an open notice would navigate when the browser is online.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

const kinds = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];

/** Returns the kinds of page for a fault. Neighbors in the list of faults are similar, so each gets another kind. */
function kindsFor(index: number): (keyof typeof PAGE_KINDS)[] {
  const position = index % kinds.length;
  return testEverything ? kinds : kinds.slice(position, position + 1);
}

/** Defines a test for each fault. */
export function testFaults(faults: Readonly<Record<string, Fault>>): void {
  for (const [index, [name, fault]] of Object.entries(faults).entries()) {
    test(`the pages survive: ${name}`, async ({browser, baseURL}) => {
      // One page for all kinds, because a new page takes as long as three visits.
      const context = await browser.newContext({baseURL, ...fault.context});
      const page = await context.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', (error) => {
        // Expected: the error that the notice shows, and the syntax error of a login page.
        if (!/chunk|Unexpected token '<'/i.test(`${error}`)) uncaught.push(error.message);
      });
      await fault.before?.(context);
      for (const kind of kindsFor(index)) await test.step(kind, () => visit(page, fault, kind));
      expect(uncaught).toEqual([]);
      await context.close();
    });
  }
}
