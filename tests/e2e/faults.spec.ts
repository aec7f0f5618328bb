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
import {failEachScriptOnce, NEXT_PAGE, PAGE_KINDS, PAGE_SCRIPTS} from './pageKinds';

interface Visit {
  readonly page: Page;
  readonly route: string;
  readonly heading: string;
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

/** Expects that results, a button, and a link work. */
async function expectWorks({page, route}: Visit): Promise<void> {
  await waitForHydration(page);
  if (route.startsWith('/search'))
    await expect(page.getByRole('list', {name: 'Results'})).toBeVisible();
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme-choice');
  await page.getByRole('button', {name: /^Color mode/}).click();
  await expect(mode).not.toHaveAttribute('data-theme-choice', before ?? '');
  await expectLinkWorks({page});
}

async function expectLinkWorks({page}: Pick<Visit, 'page'>): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await expect(heading(page)).toContainText('Community');
}

/** Expects that the page stays readable and shows a notice. */
async function expectNotice({page}: Visit): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
}

/** Expects that a link opens a prefetched page, or that the page stays and shows a notice. */
async function expectNextPageOrNotice({page, route, heading: text}: Visit): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
  const next = heading(page).filter({hasText: 'Community'});
  await expect(notice(page).or(next).first()).toBeVisible();
  if (await next.isVisible()) return;
  await expect(page).toHaveURL(route);
  await expect(heading(page)).toContainText(text);
}

interface Fault {
  readonly context?: BrowserContextOptions;
  /** Runs before the page is opened. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** Runs after the page was opened. */
  readonly after?: (page: Page) => Promise<unknown>;
  readonly expected: (visit: Visit) => Promise<void>;
}

const garbage = {contentType: 'text/javascript', body: '<!doctype html><title>Login</title>'};
/** Words in URLs that content blockers match: `/analytics.js`, `/third-party-frame.js`. */
const BLOCKED =
  /[/._-](?:ads?|adverts?|analytics|beacons?|chat(?:bot)?|consent|cookies?|feedback|insights|pixel|telemetry|third-?part(?:y|ies)|track(?:er|ing|s)?)(?=[/._-])/i;

/** Returns a fault that a script causes before the page's own scripts run. */
const causedBy = (script: () => void, expected = expectWorks): Fault => ({
  before: (context) => context.addInitScript(script),
  expected,
});

const denyStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

const faults: Readonly<Record<string, Fault>> = {
  'storage is missing': causedBy(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {value: null});
  }),
  'storage throws': causedBy(() => {
    Storage.prototype.getItem = () => {
      throw new Error('get failed');
    };
  }),
  'storage is full': causedBy(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }),
  'cookies are off': causedBy(denyStorage),
  'no Worker': causedBy(() => Reflect.deleteProperty(window, 'Worker')),
  'no JavaScript': {
    context: {javaScriptEnabled: false},
    expected: async ({page}) => expectLinkWorks({page}),
  },
  'the page is translated': {
    after: async (page) => {
      await waitForHydration(page);
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
          const font = document.createElement('font');
          text.parentNode?.replaceChild(font, text);
          font.append(text.textContent ?? '');
        }
      });
    },
    expected: expectWorks,
  },
  'a browser extension adds elements before hydration': causedBy(() => {
    new MutationObserver((_, observer) => {
      const {body} = document;
      if (!document.querySelector('footer')) return;
      observer.disconnect();
      body.setAttribute('data-extension', '');
      body.prepend(document.createElement('div'));
      body.append(document.createElement('extension-root'));
      document.head.append(document.createElement('meta'));
    }).observe(document, {childList: true, subtree: true});
  }),
  'a browser extension adds elements after hydration': {
    after: async (page) => {
      await waitForHydration(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main, main p, nav, footer'))
          element.append(document.createElement('extension-mark'));
      });
    },
    expected: expectWorks,
  },
  'a content blocker blocks URLs by name': {
    before: (context) =>
      context.route(
        ({pathname}) => BLOCKED.test(pathname),
        (route) => route.abort(),
      ),
    expected: expectWorks,
  },
  'the network is slow': {
    before: (context) =>
      context.route('**/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await route.continue();
      }),
    expected: expectWorks,
  },
  'each script fails once': {
    before: (context) => failEachScriptOnce(context, (route) => route.abort()),
    // The reload loads all scripts of the page again. Scripts that load later may fail once more.
    expected: async ({page}) => {
      await expect(heading(page)).toBeVisible();
    },
  },
  'scripts never arrive': {
    before: (context) => context.route(PAGE_SCRIPTS, (route) => route.abort()),
    expected: expectNotice,
  },
  'scripts are garbage': {
    before: (context) => context.route(PAGE_SCRIPTS, (route) => route.fulfill(garbage)),
    expected: expectNotice,
  },
  'the browser is offline': {
    after: async (page) => {
      await waitForHydration(page);
      await page.context().setOffline(true);
    },
    expected: expectNextPageOrNotice,
  },
  'the server is down': {
    after: async (page) => {
      await waitForHydration(page);
      await page.route('**/*', (route) => route.abort());
    },
    expected: expectNextPageOrNotice,
  },
  'the site was deployed again': {
    after: async (page) => {
      await waitForHydration(page);
      // A tab that was reloaded a moment ago does not reload again.
      await page.evaluate(() => sessionStorage.clear());
      let reloaded = false;
      await page.route('**/*', (route) => {
        reloaded ||= route.request().isNavigationRequest();
        return reloaded ? route.continue() : route.fulfill({status: 404, body: 'not found'});
      });
    },
    expected: expectLinkWorks,
  },
  'back and forward': {
    after: async (page) => {
      await waitForHydration(page);
      await page.goto('/network');
      await page.goBack();
    },
    expected: expectWorks,
  },
};

async function visit(page: Page, fault: Fault, kind: keyof typeof PAGE_KINDS) {
  const [route, text] = PAGE_KINDS[kind];
  await page.goto(route);
  await expect(heading(page)).toContainText(text);
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

for (const [index, [name, fault]] of Object.entries(faults).entries()) {
  test(`the pages survive: ${name}`, async ({browser, baseURL}) => {
    // One page for all kinds, because a new page takes as long as three visits.
    const context = await browser.newContext({baseURL, ...fault.context});
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => {
      // Expected: the error that the notice shows, and the syntax error of garbage.
      if (!/chunk|Unexpected token '<'/i.test(`${error}`)) uncaught.push(error.message);
    });
    await fault.before?.(context);
    for (const kind of kindsFor(index)) await test.step(kind, () => visit(page, fault, kind));
    expect(uncaught).toEqual([]);
    await context.close();
  });
}

test('the pages survive: 200 navigations', async ({page}) => {
  await page.goto('/quickstart');
  await waitForHydration(page);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const nodes = await page.evaluate(async () => {
    const waitForOtherTitle = (title: string) =>
      new Promise<void>((resolve) => {
        const check = () => (document.title === title ? setTimeout(check, 5) : resolve());
        check();
      });
    const count = () => document.querySelectorAll('*').length;
    // The navbar of every page contains these links.
    const links = ['/quickstart', '/api/overview', '/community-and-support'];
    const counts: number[] = [];
    for (let step = 1; step <= 200; step++) {
      const before = document.title;
      const selector = `nav.navbar a[href="${links[step % 3]}"]`;
      const link = document.querySelector<HTMLAnchorElement>(selector);
      if (link === null) throw new Error(`${location.pathname} has no link ${selector}`);
      link.click();
      await waitForOtherTitle(before);
      if (step % 3 === 0) counts.push(count());
    }
    return counts;
  });
  expect(errors).toEqual([]);
  expect(nodes.at(-1)).toBeLessThanOrEqual((nodes[1] ?? 0) + 20);
});
