/**
 * The fault matrix: each fault on each kind of page. A page "works" when it can be read, answers to a button and
 * leads on; where a fault takes its scripts, it is still read, and says what is missing.
 */
import {
  expect,
  test,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {product} from '../../src/config/product';
import {hydrated} from './chrome/page';

const pages = {
  home: ['/', 'Build on data'],
  guide: ['/quickstart', 'Start building'],
  operation: [`/api/${product.prefix}db/upload-data`, 'Upload data'],
  search: ['/search?q=schema', 'Search the documentation'],
  'not found': ['/build/secret-valt', 'Page Not Found'],
} as const;
const NEXT = '/community-and-support';

interface Visit {
  readonly page: Page;
  readonly route: string;
  readonly heading: string;
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

async function works({page, route}: Visit): Promise<void> {
  await hydrated(page);
  if (route.startsWith('/search'))
    await expect(page.getByRole('list', {name: 'Results'})).toBeVisible();
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme-choice');
  await page.getByRole('button', {name: /^Color mode/}).click();
  await expect(mode).not.toHaveAttribute('data-theme-choice', before ?? '');
  await leadsOn({page});
}

async function leadsOn({page}: Pick<Visit, 'page'>): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await expect(heading(page)).toContainText('Community');
}

/** Its scripts never come: the text stays, and a notice says so. */
async function saysSo({page}: Visit): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
}

/** What was fetched ahead is shown; anything else leaves the page as it is, with a notice. */
async function staysOrLeadsOn({page, route, heading: text}: Visit): Promise<void> {
  await page.locator(`nav.navbar a[href="${NEXT}"]`).click();
  const next = heading(page).filter({hasText: 'Community'});
  await expect(notice(page).or(next).first()).toBeVisible();
  if (await next.isVisible()) return;
  await expect(page).toHaveURL(route);
  await expect(heading(page)).toContainText(text);
}

interface Fault {
  readonly context?: BrowserContextOptions;
  /** Before the page is opened. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** When it is there. */
  readonly after?: (page: Page) => Promise<unknown>;
  readonly expected: (visit: Visit) => Promise<void>;
}

const SCRIPTS = /\/assets\/js\/(?!main|runtime)/;
const garbage = {contentType: 'text/javascript', body: '<!doctype html><title>Login</title>'};
/** Words by which lists of blockers go. */
const BLOCKED =
  /[/._-](?:ads?|adverts?|analytics|beacons?|chat(?:bot)?|consent|cookies?|feedback|insights|pixel|telemetry|third-?part(?:y|ies)|track(?:er|ing|s)?)(?=[/._-])/i;

const scripted = (script: () => void, expected = works): Fault => ({
  before: (context) => context.addInitScript(script),
  expected,
});

const denied = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

const faults: Readonly<Record<string, Fault>> = {
  'no storage': scripted(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {value: null});
  }),
  'storage that throws': scripted(() => {
    Storage.prototype.getItem = () => {
      throw new Error('get failed');
    };
  }),
  'storage that is full': scripted(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }),
  'cookies off': scripted(denied),
  'no Worker': scripted(() => Reflect.deleteProperty(window, 'Worker')),
  'no JavaScript': {
    context: {javaScriptEnabled: false},
    expected: async ({page}) => leadsOn({page}),
  },
  'a translated page': {
    after: async (page) => {
      await hydrated(page);
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
    expected: works,
  },
  'nodes of an extension before hydration': scripted(() => {
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
  'nodes of an extension after hydration': {
    after: async (page) => {
      await hydrated(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main, main p, nav, footer'))
          element.append(document.createElement('extension-mark'));
      });
    },
    expected: works,
  },
  'a blocker that goes by names': {
    before: (context) =>
      context.route(
        ({pathname}) => BLOCKED.test(pathname),
        (route) => route.abort(),
      ),
    expected: works,
  },
  'a slow network': {
    before: (context) =>
      context.route('**/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await route.continue();
      }),
    expected: works,
  },
  'each script fails once': {
    before: async (context) => {
      const failed = new Set<string>();
      await context.route(SCRIPTS, async (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
    },
    // A reload tries all of them at once; what is fetched later may fail once more.
    expected: async ({page}) => {
      await expect(heading(page)).toBeVisible();
    },
  },
  'scripts that never come': {
    before: (context) => context.route(SCRIPTS, (route) => route.abort()),
    expected: saysSo,
  },
  'scripts that are garbage': {
    before: (context) => context.route(SCRIPTS, (route) => route.fulfill(garbage)),
    expected: saysSo,
  },
  offline: {
    after: async (page) => {
      await hydrated(page);
      await page.context().setOffline(true);
    },
    expected: staysOrLeadsOn,
  },
  'the server down': {
    after: async (page) => {
      await hydrated(page);
      await page.route('**/*', (route) => route.abort());
    },
    expected: staysOrLeadsOn,
  },
  'another deployment meanwhile': {
    after: async (page) => {
      await hydrated(page);
      // A tab that was reloaded for one deployment asks before it does so again.
      await page.evaluate(() => sessionStorage.clear());
      let reloaded = false;
      await page.route('**/*', (route) => {
        reloaded ||= route.request().isNavigationRequest();
        return reloaded ? route.continue() : route.fulfill({status: 404, body: 'not found'});
      });
    },
    expected: leadsOn,
  },
  'back and forward': {
    after: async (page) => {
      await hydrated(page);
      await page.goto('/network');
      await page.goBack();
    },
    expected: works,
  },
};

async function visit(page: Page, fault: Fault, kind: keyof typeof pages) {
  const [route, text] = pages[kind];
  await page.goto(route);
  await expect(heading(page)).toContainText(text);
  await fault.after?.(page);
  await fault.expected({page, route, heading: text});
  // What `after` did ends with the page; back online, an open notice would navigate.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

for (const [name, fault] of Object.entries(faults)) {
  test(`survives: ${name}`, async ({browser, baseURL}) => {
    // One page for the five kinds: a new one costs as much as three visits.
    const context = await browser.newContext({baseURL, ...fault.context});
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => {
      // What the notice tells the reader, and what the browser says of garbage.
      if (!/chunk|Unexpected token '<'/i.test(`${error}`)) uncaught.push(error.message);
    });
    await fault.before?.(context);
    for (const kind of Object.keys(pages) as (keyof typeof pages)[])
      await test.step(kind, () => visit(page, fault, kind));
    expect(uncaught).toEqual([]);
    await context.close();
  });
}

test('survives: 200 navigations', async ({page}) => {
  await page.goto('/quickstart');
  await hydrated(page);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  const nodes = await page.evaluate(async () => {
    const titled = (title: string) =>
      new Promise<void>((resolve) => {
        const look = () => (document.title === title ? setTimeout(look, 5) : resolve());
        look();
      });
    const count = () => document.querySelectorAll('*').length;
    const links = ['/quickstart', '/network', '/community-and-support'];
    const counts: number[] = [];
    for (let step = 1; step <= 200; step++) {
      const before = document.title;
      document.querySelector<HTMLAnchorElement>(`a[href="${links[step % 3]}"]`)?.click();
      await titled(before);
      if (step % 3 === 0) counts.push(count());
    }
    return counts;
  });
  expect(errors).toEqual([]);
  expect(nodes.at(-1)).toBeLessThanOrEqual((nodes[1] ?? 0) + 20);
});
