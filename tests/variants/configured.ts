/** The test function for the configured build: served, its third parties and its search service stood in for, free ports. */
import {expect} from '@playwright/test';
import {open} from '../e2e/chrome/page';
import {freePort} from '../httpServer';
import {startStandIn as startSearchService, type StandIn as SearchService} from '../search/standIn';
import {SEARCH_SERVICE, THIRD_PARTIES} from './buildVariant';
import {servedTest} from './servedTest';
import {startStandIn, type StandIn} from './standIn';

interface WorkerFixtures {
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

export const test = servedTest('configured').extend<Fixtures, WorkerFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  searchPort: [async ({}, use) => use(await freePort('localhost')), {scope: 'worker'}],
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
  visit: async ({page}, use) => use((route = '/quickstart') => open(page, route)),
});

export {expect};
