/** Tests the hosted search of the configured site, failures of its service, and the embedded search as fallback. */
import type {Page} from '@playwright/test';
import {QUERY_ID, type Mode, type MockService as SearchService} from '../search/mockService';
import {THIRD_PARTIES} from './buildVariant';
import {answerConsent, expect, test} from './settings';
import {reportedCalls, requestedScripts, type ThirdPartyMock} from './mockThirdParties';

/** Returns a hit in the format of the service. */
const hit = (number: number, url: string, title: string) => ({
  objectID: `object-${number}`,
  type: 'lvl1',
  url,
  url_without_anchor: url,
  anchor: null,
  content: null,
  hierarchy: {
    lvl0: 'Build',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {hierarchy: {lvl1: {value: `<mark>${title}</mark>`, matchLevel: 'full'}}},
  _snippetResult: {
    hierarchy: {lvl1: {value: `<mark>${title}</mark> <img src=x onerror=alert(1)>`}},
  },
});
const QUIET_LINE =
  'The search service did not answer. These results come from the index of this site.';

let thirdParties: ThirdPartyMock;
let service: SearchService;
let page: Page;
let visit: (route?: string) => Promise<void>;
test.beforeEach(({page: opened, visit: open, service: started, thirdParties: others, origin}) => {
  page = opened;
  visit = open;
  thirdParties = others;
  service = started;
  service.hits = [
    hit(1, 'https://docs.example.org/network', 'Networks'),
    hit(2, `${origin}/old/quickstart`, 'Moved'),
    hit(3, 'https://forum.example.org/t/1', 'Forum'),
  ];
});

const answer = (name: string) => answerConsent(page, name);
const modal = () => page.locator('.DocSearch-Modal');
const options = () => page.getByRole('option');
const openModal = async () => {
  await page.keyboard.press('Control+k');
  await modal().waitFor();
};
const search = async (query: string) => {
  await modal().locator('input').fill(query);
  await modal().getByRole('status').filter({hasText: query}).waitFor();
};
const insights = () => reportedCalls(thirdParties, 'insights') as [string, object][];

test.describe('the hosted search in the modal', () => {
  test('gets a request in this format, only after the reader types something', async () => {
    await visit();
    await openModal();
    expect(service.seen).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().includes('/queries'));
    await search('data');
    const request = await asked;
    const url = new URL(request.url());
    expect([request.method(), url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect({...request.headers(), ...Object.fromEntries(url.searchParams)}).toMatchObject({
      'x-algolia-application-id': 'YOUR_APP_ID',
      'x-algolia-api-key': 'YOUR_API_KEY',
    });
    const {requests} = request.postDataJSON() as {requests: Record<string, unknown>[]};
    expect(requests[0]).toMatchObject({
      indexName: 'example_docs',
      query: 'data',
      page: 0,
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
    });
    expect(requests[0]?.['attributesToSnippet']).toContainEqual(
      expect.stringMatching(/^content:\d+$/),
    );
    expect(requests[0]?.['attributesToRetrieve']).toContain('hierarchy.lvl0');
  });

  test('shows results without their markup: internal ones below the base path, external ones with their address', async () => {
    await visit();
    await openModal();
    await search('data');
    const links = await options().evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual(['/network', '/quickstart', 'https://forum.example.org/t/1']);
    expect(await options().first().locator('mark').textContent()).toBe('Networks');
    expect(await modal().locator('img').count()).toBe(0);
    expect(await modal().getByText(QUIET_LINE).count()).toBe(0);
    expect(await modal().locator('.DocSearch-Logo').isVisible()).toBe(true);
  });

  test('says that it found nothing', async () => {
    service.hits = [];
    await visit();
    await openModal();
    await modal().locator('input').fill('zzxx');
    await modal().getByText('No results for "zzxx"').waitFor();
  });
});

test.describe('when the hosted search fails, the embedded search shows results and a note', () => {
  const expectFallback = async (query: string) => {
    await openModal();
    await search(query);
    expect(await modal().getByText(QUIET_LINE).count()).toBe(1);
    expect(await options().count()).toBeGreaterThan(0);
    expect(await modal().getByText('Unable to fetch results', {exact: true}).count()).toBe(0);
  };

  const failures: readonly Mode[] = ['refused', 'broken', 'silent', 'malformed', 'no hits field'];
  for (const mode of failures) {
    test(mode, async () => {
      service.mode = mode;
      await visit();
      await expectFallback('wallet');
      // The service gets no further request, so a reader who types on does not wait again.
      const {length} = service.seen;
      expect(length).toBeGreaterThan(0);
      await search('wallets');
      expect(service.seen).toHaveLength(length);
    });
  }

  test('down', async () => {
    await service.close();
    await visit();
    await expectFallback('wallet');
  });

  test('shows the error screen if the embedded search fails too', async () => {
    service.mode = 'broken';
    await page.route('**/search-index.json', (route) => route.abort());
    await visit();
    await openModal();
    await modal().locator('input').fill('wallet');
    await modal().getByText('Unable to fetch results', {exact: true}).waitFor();
    await modal()
      .getByText('You might want to check your network connection.', {exact: true})
      .waitFor();
  });
});

test.describe('/search', () => {
  const status = () => page.locator('main [role=status]').first();

  test('sends queries to the hosted search, also for one section', async () => {
    await visit('/search?q=data');
    await page.locator('main ol li').first().waitFor();
    expect(await status().textContent()).toBe('3 results for data');
    expect(await page.getByText(QUIET_LINE).count()).toBe(0);
    await page
      .getByRole('navigation', {name: 'Sections'})
      .getByRole('link', {name: /^Build/})
      .click();
    await expect
      .poll(() => (service.seen.at(-1)?.body as {requests: object[]} | undefined)?.requests[0])
      .toMatchObject({facetFilters: ['hierarchy.lvl0:Build']});
  });

  test('falls back with the same note, and reports when no search works', async () => {
    service.mode = 'broken';
    await visit('/search?q=wallet');
    await page.locator('main ol li').first().waitFor();
    expect(await page.getByText(QUIET_LINE).count()).toBe(1);
    await page.route('**/search-index.json', (route) => route.abort());
    await visit('/search?q=wallet');
    await status().filter({hasText: 'Unable to fetch results'}).waitFor();
  });
});

test.describe('search insights', () => {
  /** Long enough for a report that must not be sent. Reports that must be sent are polled instead. */
  const settle = () => page.waitForTimeout(600);
  const searchAndOpen = async (shown: () => Promise<void>) => {
    await openModal();
    await search('data');
    await shown();
    await options().first().click();
    await page.waitForURL('**/network');
  };
  const wantsId = () =>
    service.seen.map(
      ({body}) => (body as {requests: {clickAnalytics: boolean}[]}).requests[0]?.clickAnalytics,
    );

  for (const given of ['no answer', 'Refuse']) {
    test(`${given}: no script, no id, no report`, async () => {
      await visit();
      if (given === 'Refuse') await answer(given);
      await searchAndOpen(settle);
      await settle();
      expect(thirdParties.requests).toEqual([]);
      expect(wantsId()).toEqual([false]);
    });
  }

  test('with consent to it alone: its script loads with its attributes, and only searches and clicks are reported', async () => {
    await visit();
    await page.locator('[data-consent-bar]').getByText('Details and choice').click();
    await page.getByLabel(/Learning which search results are opened: Search insights/).check();
    await answer('Save this choice');
    await expect.poll(() => reportedCalls(thirdParties, 'start').length).toBe(1);
    expect(requestedScripts(thirdParties)).toEqual(['/insights.js']);
    expect(reportedCalls(thirdParties, 'start')).toEqual([
      expect.objectContaining({
        src: `${THIRD_PARTIES}/insights.js`,
        crossorigin: 'anonymous',
        integrity: expect.stringMatching(/^sha384-/),
        'data-app-id': 'YOUR_APP_ID',
        'data-search-key': 'YOUR_API_KEY',
        'data-host': THIRD_PARTIES,
      }),
    ]);
    await searchAndOpen(() => expect.poll(() => insights().at(-1)?.[0]).toBe('viewedObjectIDs'));
    expect(wantsId()).toEqual([true]);
    await expect.poll(() => insights().length).toBe(3);
    await settle();
    expect(insights()).toEqual([
      [
        'init',
        expect.objectContaining({appId: 'YOUR_APP_ID', host: THIRD_PARTIES, useCookie: false}),
      ],
      [
        'viewedObjectIDs',
        {
          eventName: 'Results shown',
          index: 'example_docs',
          objectIDs: ['object-1', 'object-2', 'object-3'],
        },
      ],
      [
        'clickedObjectIDsAfterSearch',
        {
          eventName: 'Result opened',
          index: 'example_docs',
          queryID: QUERY_ID,
          objectIDs: ['object-1'],
          positions: [1],
        },
      ],
    ]);
  });

  test('reports the Enter key and /search too, and stops when the consent is withdrawn', async () => {
    await visit();
    await answer('Accept');
    await expect.poll(() => insights().length).toBe(1);
    await openModal();
    await search('data');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => insights().at(-1))
      .toMatchObject(['clickedObjectIDsAfterSearch', {positions: [2]}]);
    await page.keyboard.press('Control+k');
    await search('data');
    await page.getByRole('link', {name: /^See all/}).click();
    await page.locator('main ol a').first().click();
    await expect
      .poll(() => insights().at(-1))
      .toMatchObject(['clickedObjectIDsAfterSearch', {positions: [1]}]);
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await answer('Refuse');
    service.seen.length = 0;
    thirdParties.requests.length = 0;
    await visit();
    await searchAndOpen(settle);
    await settle();
    expect(wantsId()).toEqual([false]);
    expect(thirdParties.requests).toEqual([]);
  });
});

test('the list of what the site sends contains the search service and its insights', async () => {
  await visit('/privacy');
  const rows = page.locator('table').filter({hasText: 'Talks to'}).locator('tbody tr');
  expect(await rows.filter({hasText: 'Search insights'}).textContent()).toContain(
    'Learning which search results are openedAfter you agree',
  );
  expect(await rows.filter({hasText: 'Search service'}).textContent()).toContain(
    'Answering your searchesWhen you use it',
  );
});
