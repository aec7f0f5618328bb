/** Faults of the network, the storage, and extensions of the browser (see faults.ts), and many navigations. */
import {expect, test} from '@playwright/test';
import {
  causedBy,
  expectLinkWorks,
  expectNextPageOrNotice,
  expectNotice,
  expectWorks,
  heading,
  notice,
  testFaults,
  translateTexts,
  whileItLoads,
  type Fault,
} from './faults';
import {waitForHydration} from './page';
import {failEachScriptOnce, NEXT_PAGE, PAGE_SCRIPTS} from './pageKinds';

const LOGIN = {contentType: 'text/html', body: '<!doctype html><title>Login</title><h1>Login</h1>'};
/** Words in URLs that content blockers match: `/analytics.js`, `/third-party-frame.js`. */
const BLOCKED =
  /[/._-](?:ads?|adverts?|analytics|beacons?|chat(?:bot)?|consent|cookies?|feedback|insights|pixel|telemetry|third-?part(?:y|ies)|track(?:er|ing|s)?)(?=[/._-])/i;

const faults: Readonly<Record<string, Fault>> = {
  'storage is missing': causedBy(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {value: null});
  }),
  'storage is full': causedBy(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }),
  'no Worker': causedBy(() => Reflect.deleteProperty(window, 'Worker')),
  'a browser extension adds elements before hydration': whileItLoads(() => {
    const {body} = document;
    body.setAttribute('data-extension', '');
    body.prepend(document.createElement('div'));
    body.append(document.createElement('extension-root'));
    document.head.append(document.createElement('meta'));
  }),
  'a content blocker blocks URLs by name': {
    before: (context) =>
      context.route(
        ({pathname}) => BLOCKED.test(pathname),
        (route) => route.abort(),
      ),
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
};

testFaults(faults);

test('the pages survive: 60 navigations', async ({page}) => {
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
    for (let step = 1; step <= 60; step++) {
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
