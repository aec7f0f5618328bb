/** Tests of the announcement bar: dismissal, two tabs, a new text, no layout shift. */
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {parseHtml} from '../../src/lib/parseHtml';
import {scanPage} from '../../src/plugins/headers/node/scanPage';
import {observeShifts, readShift} from './layoutShift';
import {open, waitForHydration} from './page';

if (announcement === undefined) throw new Error('These tests need an announcement.');
const {id, text, link} = announcement;
const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const dismiss = (page: Page) => page.getByRole('button', {name: 'Dismiss announcement'}).click();

/** Serves the site as if it had been built with another announcement: with another id and a matching policy. */
async function serveNewAnnouncement(context: BrowserContext) {
  const replaced = (body: string) => body.replaceAll(id, 'ffffffffffff');
  await context.route(/localhost:\d+\/(?:[\w-]+)?$|\.js$/, async (route) => {
    const response = await route.fetch();
    const text = replaced(await response.text());
    const hashes = scanPage(parseHtml(text)).scriptHashes.join(' ');
    // The policy is in the header and in the page.
    const withHashes = (policy: string) =>
      policy.replaceAll(/script-src ('|&#x27;)self\1/g, `script-src 'self' ${hashes}`);
    const headers = {...response.headers()};
    headers['content-security-policy'] = withHashes(headers['content-security-policy'] ?? '');
    const isPage = /html/.test(headers['content-type'] ?? '');
    await route.fulfill({response, headers, body: isPage ? withHashes(text) : text});
  });
}

test('shows its text, and its link navigates without a full page load', async ({page}) => {
  await open(page, '/quickstart');
  await expect(bar(page)).toContainText(text);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', 'true'));
  await bar(page).getByRole('link', {name: link?.label}).click();
  await expect(page).toHaveURL(new RegExp(`${link?.to}$`));
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'true');
});

test('is dismissed in all tabs, until the site has a new one', async ({context}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/quickstart');
  await open(two, '/network');
  await dismiss(one);
  await expect(bar(one)).toBeHidden();
  await expect(bar(two)).toBeHidden();
  await serveNewAnnouncement(context);
  await two.reload();
  await waitForHydration(two);
  await expect(bar(two)).toBeVisible();
});

test('the keyboard dismisses it, and the focus moves to the navbar', async ({page}) => {
  await open(page, '/quickstart');
  await page.getByRole('button', {name: 'Dismiss announcement'}).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('.navbar__brand')).toBeFocused();
});

test('nothing moves for readers who dismissed it, even before the scripts arrive', async ({
  page,
}) => {
  await page.addInitScript(
    (dismissed) => localStorage.setItem('announcement.dismissed', dismissed),
    id,
  );
  await observeShifts(page);
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/quickstart', {waitUntil: 'commit'});
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  releaseScripts();
  await waitForHydration(page);
  expect(await readShift(page)).toBe(0);
});

test('it is visible without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/quickstart');
  await expect(bar(page)).toBeVisible();
  await context.close();
});
