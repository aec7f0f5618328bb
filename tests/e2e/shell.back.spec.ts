/** Tests that one press on Back returns to the previous page after a script of the next page failed to load. */
import {expect, test, type Page} from '@playwright/test';
import {OWN_PAGE} from './ownPage';
import {open, startIntercepting} from './page';
import {builtHeading, failEachScriptOnce, NEXT_PAGE, PAGE_KINDS, PAGE_SCRIPTS} from './pageKinds';

test.use(OWN_PAGE);

const NOT_FOUND = {status: 404, body: 'not found'};

const heading = (page: Page) => page.getByRole('heading', {level: 1});

interface Fault {
  /** Each fault comes on another kind of page, because the way back does not depend on the kind. */
  readonly kind: keyof typeof PAGE_KINDS;
  /** Makes the page's later requests fail. */
  readonly cause: (page: Page) => Promise<void>;
}

const faults: Readonly<Record<string, Fault>> = {
  'each script responds with 404 once': {
    kind: 'guide',
    cause: (page) => failEachScriptOnce(page, (route) => route.fulfill(NOT_FOUND)),
  },
  'all scripts respond with 404 for ten seconds': {
    kind: 'operation',
    cause: async (page) => {
      const end = Date.now() + 10_000;
      await page.route(PAGE_SCRIPTS, async (route) =>
        Date.now() < end ? route.fulfill(NOT_FOUND) : route.continue(),
      );
    },
  },
  'the site was deployed again': {
    kind: 'search',
    cause: async (page) => {
      let isReloaded = false;
      await page.route('**/*', async (route) => {
        isReloaded ||= route.request().isNavigationRequest();
        return isReloaded ? route.continue() : route.fulfill(NOT_FOUND);
      });
    },
  },
};

/** Follows a link to the next page and waits until its reload has ended, with or without React. */
async function followBrokenLink(page: Page): Promise<void> {
  const reload = page.waitForEvent('load');
  await page.locator(`nav.navbar a[href="${NEXT_PAGE}"]`).click();
  await reload;
  const hydratedRoot = page.locator('html[data-has-hydrated="true"]');
  const notice = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(hydratedRoot.or(notice).first()).toBeVisible();
  await expect(page).toHaveURL(NEXT_PAGE);
  await expect(heading(page)).toContainText('Community');
}

for (const [name, {kind, cause}] of Object.entries(faults)) {
  const route = PAGE_KINDS[kind];
  test(`Back returns to the ${kind} page: ${name}`, async ({page}) => {
    await startIntercepting(page);
    await open(page, route);
    await cause(page);
    await followBrokenLink(page);
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect(heading(page)).toHaveText(builtHeading(route));
  });
}
