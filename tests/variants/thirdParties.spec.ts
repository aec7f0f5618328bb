/** Tests third parties on the configured site: they load with consent only and cannot harm the site. */
import type {Page} from '@playwright/test';
import {THIRD_PARTIES} from './buildVariant';
import {answerConsent, expect, test} from './settings';
import {
  consentedScripts,
  goodIntegrity,
  reportedCalls,
  requestedScripts,
  type ThirdPartyMock,
} from './mockThirdParties';

let mock: ThirdPartyMock;
let page: Page;
let site: string;
let visit: (route?: string) => Promise<void>;
test.beforeEach(({page: opened, visit: open, thirdParties, origin}) => {
  page = opened;
  site = origin;
  visit = open;
  mock = thirdParties;
});

const bar = () => page.locator('[data-consent-bar]');
const scripts = () => requestedScripts(mock);
const beacons = (what: string) => reportedCalls(mock, what);
const frames = () => page.locator('iframe[data-third-party]');
/**
 * Long enough for requests that must not be sent after a click. Requests that must be sent are polled instead, and after a
 * visit, tests wait until the network is idle.
 */
const settle = () => page.waitForTimeout(700);
const answer = (name: string) => answerConsent(page, name);
/** Accepts all purposes and waits until every script runs. */
const acceptAll = async () => {
  await answer('Accept');
  await expect.poll(() => beacons('start').length).toBe(consentedScripts.length);
};

test.describe('consent', () => {
  test('nothing is requested or stored before the reader answers', async () => {
    await visit();
    await bar().waitFor();
    await page.waitForLoadState('networkidle');
    expect(mock.requests).toEqual([]);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /consent|mock/.test(key)),
      ),
    ).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('after accepting, exactly the configured scripts load with their attributes', async () => {
    await visit();
    await acceptAll();
    await settle();
    expect(scripts()).toEqual(consentedScripts);
    const started = beacons('start') as Record<string, string>[];
    for (const wanted of [
      {'data-tag-id': 'G-TEST1', src: `${THIRD_PARTIES}/gtag.js?id=G-TEST1`},
      {'data-domain': 'docs.example.org'},
      {'data-website-id': 'site-1', 'data-auto-track': 'false'},
      {'data-id': '7', integrity: goodIntegrity},
    ]) {
      expect(started).toContainEqual(
        expect.objectContaining({...wanted, crossorigin: 'anonymous'}),
      );
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the answer is kept for the next visit and can be changed from the footer without a reload', async () => {
    await visit();
    await answer('Accept');
    await visit('/network');
    await expect.poll(() => frames().count()).toBe(consentedScripts.length);
    expect(await bar().count()).toBe(0);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await answer('Refuse');
    await expect.poll(() => frames().count()).toBe(0);
    expect(await page.locator('html[data-same]').count()).toBe(1);
  });

  test('after a refusal no script loads and the reader is not asked again', async () => {
    await visit();
    await answer('Refuse');
    await visit('/network');
    await page.waitForLoadState('networkidle');
    expect(await bar().count()).toBe(0);
    expect(mock.requests).toEqual([]);
  });

  test('a single purpose can be accepted', async () => {
    await visit();
    await bar().getByText('Details and choice').click();
    await bar()
      .getByLabel(/Tags for measuring/)
      .check();
    await answer('Save this choice');
    await expect.poll(() => beacons('start').length).toBe(1);
    await settle();
    expect(scripts()).toEqual(['/gtag.js']);
  });

  for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
    test(`${signal} counts as a refusal until the reader accepts`, async () => {
      await page.addInitScript((name) => {
        Object.defineProperty(Navigator.prototype, name, {
          get: () => (name === 'doNotTrack' ? '1' : true),
        });
      }, signal);
      await visit();
      await page.waitForLoadState('networkidle');
      expect(await bar().count()).toBe(0);
      expect(mock.requests).toEqual([]);
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      await answer('Accept');
      await expect.poll(scripts).toContain('/plausible.js');
    });
  }

  test('the reader is asked again when the purposes change', async () => {
    await visit();
    await page.evaluate(() => localStorage.setItem('site.consent', 'analytics=analytics'));
    await visit();
    await bar().waitFor();
    expect(mock.requests).toEqual([]);
  });

  test('the consent bar works with the keyboard, moves nothing, and returns the focus', async () => {
    await visit();
    await bar().waitFor();
    const heading = await page.locator('h1').boundingBox();
    const opener = page.getByRole('button', {name: 'Privacy choices'});
    await answer('Refuse');
    expect(await page.locator('h1').boundingBox()).toEqual(heading);
    await opener.focus();
    await page.keyboard.press('Enter');
    await bar().waitFor();
    expect(await bar().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await bar().getByRole('checkbox').first().isChecked()).toBe(true);
    await bar().getByRole('button', {name: 'Refuse'}).focus();
    await page.keyboard.press('Enter');
    await bar().waitFor({state: 'detached'});
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test.describe('page views', () => {
  test('are reported once per page, on load and on client-side navigation, with address and title', async () => {
    await visit();
    await acceptAll();
    const reported = () => [
      (beacons('plausible') as [string, {u: string}][]).map(([, {u}]) => u),
      (beacons('gtag') as [string, {page_location: string}][]).map(
        ([, view]) => view.page_location,
      ),
      (beacons('umami') as {url: string}[]).map((view) => view.url),
      (beacons('custom') as {url: string}[]).map((view) => view.url),
    ];
    // If the reader opens the next page before the frame is loaded, the frame reports the next page only.
    const first = [`${site}/quickstart`];
    await expect.poll(reported).toEqual([first, first, first, first]);
    await page.locator('a.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/quickstart');
    const expected = [...first, page.url()];
    const once = [expected, expected, expected, expected];
    await expect.poll(reported).toEqual(once);
    await settle();
    expect(reported()).toEqual(once);
    const title = await page.title();
    expect((beacons('custom') as {title: string}[]).at(-1)?.title).toBe(title);
  });
});

test.describe('chat-bot', () => {
  const ask = () => page.locator('button[aria-expanded]', {hasText: /^Ask/});

  test('loads on the first click, with its public key', async () => {
    await visit();
    await page.waitForLoadState('networkidle');
    expect(mock.requests).toEqual([]);
    await ask().click();
    await expect.poll(() => beacons('start').length).toBe(1);
    expect(scripts()).toEqual(['/chat.js']);
    expect(beacons('start')).toContainEqual(
      expect.objectContaining({'data-public-key': 'YOUR_PUBLIC_KEY'}),
    );
    await page.keyboard.press('Escape');
    expect(await ask().getAttribute('aria-expanded')).toBe('false');
    expect(await ask().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  for (const fault of ['blocked', 'hangs'] as const) {
    test(`${fault}: reports it and offers a search for the question`, async () => {
      mock.setBehavior('/chat.js', fault);
      await page.clock.install();
      await visit();
      await answer('Refuse');
      const size = async () =>
        page.getByRole('region', {name: 'Documentation assistant'}).boundingBox();
      await ask().click();
      const placeholder = await size();
      await expect.poll(scripts).toContain('/chat.js');
      await page.clock.fastForward('00:10');
      await page.getByRole('alert').filter({hasText: 'could not be reached'}).waitFor();
      expect(await size()).toEqual(placeholder);
      expect(await ask().textContent()).toBe('Ask (not reachable)');
      await page.getByLabel('Your question').fill('rate limit');
      await page.getByRole('button', {name: 'Search for it'}).click();
      await page.waitForURL(`${site}/search?q=rate+limit`);
    });
  }
});

test.describe('feedback', () => {
  test('is sent to the project, and the text stays if sending fails', async () => {
    await visit();
    await answer('Refuse');
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByLabel(/What should we know/).fill('Step 2 fails');
    await page.route(`${THIRD_PARTIES}/feedback`, (route) => route.abort());
    await page.getByRole('button', {name: 'Send'}).click();
    await page.getByText('Your text is kept; try again.').waitFor();
    await page.reload();
    await page.getByRole('button', {name: 'No', exact: true}).click();
    expect(await page.getByLabel(/What should we know/).inputValue()).toBe('Step 2 fails');
    await page.unroute(`${THIRD_PARTIES}/feedback`);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/feedback') && request.method() === 'POST',
    );
    await page.getByRole('button', {name: 'Send'}).click();
    expect((await sent).postDataJSON()).toEqual({
      project: 'p1',
      page: '/quickstart',
      helpful: false,
      message: 'Step 2 fails',
    });
    await page.getByText('Your feedback was sent.').waitFor();
  });
});
