/** The test function for the configured build: served, its third parties and its search service stood in for, free ports. */
import {expect, test as base, type Page} from '@playwright/test';
import {serveFolder} from '../../tools/serve/listen';
import {freePort} from '../dev/npmStart';
import {startStandIn as startSearchService, type StandIn as SearchService} from '../search/standIn';
import {buildVariant, SEARCH_SERVICE, THIRD_PARTIES} from './buildVariant';
import {startStandIn, type StandIn} from './standIn';

interface WorkerFixtures {
  /** Where the build is served. */
  readonly origin: string;
  readonly searchPort: number;
  readonly thirdPartyPort: number;
}

interface Fixtures {
  /** Third parties that behave, and have not been asked for anything yet. */
  readonly thirdParties: StandIn;
  /** The search service, in its normal mode; where a test does not name it, the service is down. */
  readonly service: SearchService;
  /** Opens a page of the site and waits until React has taken over. */
  readonly visit: (route?: string) => Promise<void>;
}

const hostOf = (url: string) => new URL(url).host;

export async function visitPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await serveFolder(await buildVariant('configured'));
      await use(server.origin);
      server.close();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  searchPort: [async ({}, use) => use(await freePort()), {scope: 'worker'}],
  // eslint-disable-next-line no-empty-pattern -- as above
  thirdPartyPort: [async ({}, use) => use(await freePort()), {scope: 'worker'}],
  launchOptions: [
    async ({launchOptions, searchPort, thirdPartyPort}, use) => {
      // The build names fixed addresses; each worker has stand-ins of its own.
      const rules = [
        `MAP ${hostOf(THIRD_PARTIES)} 127.0.0.1:${thirdPartyPort}`,
        `MAP ${hostOf(SEARCH_SERVICE)} localhost:${searchPort}`,
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
  baseURL: async ({origin}, use) => use(origin),
  thirdParties: async ({thirdPartyPort}, use) => {
    const standIn = await startStandIn(thirdPartyPort);
    await use(standIn);
    await standIn.close();
  },
  service: async ({searchPort}, use) => {
    const service = await startSearchService(searchPort);
    await use(service);
    await service.close();
  },
  visit: async ({page}, use) => use((route = '/quickstart') => visitPage(page, route)),
});

export {expect};
