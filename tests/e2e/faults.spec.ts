/** Faults of the network, the storage, and extensions of the browser (see faults.ts), and many navigations. */
import {expect, test} from '@playwright/test';
import {
  causedBy,
  expectLinkWorks,
  expectNextPageOrNotice,
  expectNotice,
  expectWorks,
  heading,
  testFaults,
  translateTexts,
  whileItLoads,
  type Fault,
} from './faults';
import {waitForHydration} from './page';
import {failEachScriptOnce, PAGE_SCRIPTS} from './pageKinds';

const garbage = {contentType: 'text/javascript', body: '<!doctype html><title>Login</title>'};
/** Words in URLs that content blockers match: `/analytics.js`, `/third-party-frame.js`. */
const BLOCKED =
  /[/._-](?:ads?|adverts?|analytics|beacons?|chat(?:bot)?|consent|cookies?|feedback|insights|pixel|telemetry|third-?part(?:y|ies)|track(?:er|ing|s)?)(?=[/._-])/i;

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
      await page.evaluate(translateTexts);
    },
    expected: expectWorks,
  },
  'a browser extension adds elements before hydration': whileItLoads(() => {
    const {body} = document;
    body.setAttribute('data-extension', '');
    body.prepend(document.createElement('div'));
    body.append(document.createElement('extension-root'));
    document.head.append(document.createElement('meta'));
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

testFaults(faults);

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
