/** Tests that one press on Back returns to the previous page after a script of the next page failed to load. */
import {expect, test, type Page} from '@playwright/test';
import {waitForHydration} from './page';
import {NEXT_PAGE, PAGE_KINDS, PAGE_SCRIPTS} from './pageKinds';

const NOT_FOUND = {status: 404, body: 'not found'};

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Faults by name. Each function makes the page's later requests fail. */
const faults: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'one script responds with 404 once': async (page) => {
    let hasFailed = false;
    await page.route(PAGE_SCRIPTS, async (route) => {
      if (hasFailed) return route.continue();
      hasFailed = true;
      return route.fulfill(NOT_FOUND);
    });
  },
  'each script responds with 404 once': async (page) => {
    const failed = new Set<string>();
    await page.route(PAGE_SCRIPTS, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.fulfill(NOT_FOUND);
    });
  },
  'all scripts respond with 404 for ten seconds': async (page) => {
    const end = Date.now() + 10_000;
    await page.route(PAGE_SCRIPTS, async (route) =>
      Date.now() < end ? route.fulfill(NOT_FOUND) : route.continue(),
    );
  },
  'the site was deployed again': async (page) => {
    let isReloaded = false;
    await page.route('**/*', async (route) => {
      isReloaded ||= route.request().isNavigationRequest();
      return isReloaded ? route.continue() : route.fulfill(NOT_FOUND);
    });
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

for (const [faultName, causeFault] of Object.entries(faults)) {
  for (const [kind, [route, title]] of Object.entries(PAGE_KINDS)) {
    test(`Back returns to the ${kind} page: ${faultName}`, async ({page}) => {
      await page.goto(route);
      await waitForHydration(page);
      await causeFault(page);
      await followBrokenLink(page);
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expect(heading(page)).toContainText(title);
    });
  }
}
