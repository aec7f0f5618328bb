/** The Playwright test function for the build with all settings, with mocks of its third parties and of its search service. */
import {expect, type Page} from '@playwright/test';
import {open} from '../e2e/page';
import {
  startMockService as startSearchService,
  type MockService as SearchService,
} from '../search/mockService';
import {SEARCH_SERVICE, THIRD_PARTIES} from './buildVariant';
import {startThirdPartyMock, type ThirdPartyMock} from './mockThirdParties';
import {servedTest} from './servedTest';

interface WorkerFixtures {
  readonly searchPort: number;
  readonly thirdPartyPort: number;
}

interface Fixtures {
  /** Third parties that work. They have received no request yet. */
  readonly thirdParties: ThirdPartyMock;
  /** The search service, which works. If a test does not use this fixture, the service is down. */
  readonly service: SearchService;
  /** Opens a page of the site and waits for its hydration. */
  readonly visit: (route?: string) => Promise<void>;
}

function getHost(url: string): string {
  return new URL(url).host;
}

export const test = servedTest('settings').extend<Fixtures, WorkerFixtures>({
  // A free port of the system could be taken by a connection before the mock listens to it.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  searchPort: [async ({}, use, {parallelIndex}) => use(4280 + parallelIndex), {scope: 'worker'}],
  thirdPartyPort: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, {parallelIndex}) => use(4290 + parallelIndex),
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, searchPort, thirdPartyPort}, use) => {
      // The build contains fixed addresses, but each worker has its own mocks.
      const rules = [
        `MAP ${getHost(THIRD_PARTIES)} 127.0.0.1:${thirdPartyPort}`,
        `MAP ${getHost(SEARCH_SERVICE)} localhost:${searchPort}`,
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
  thirdParties: async ({thirdPartyPort}, use) => {
    const mock = await startThirdPartyMock(thirdPartyPort);
    await use(mock);
    await mock.close();
  },
  service: async ({searchPort}, use) => {
    const service = await startSearchService(searchPort);
    await use(service);
    await service.close();
  },
  visit: async ({page}, use) => use((route = '/quickstart') => open(page, route)),
});

/** Answers the question for consent with the button of this name, and waits until its bar is gone. */
export async function answerConsent(page: Page, name: string): Promise<void> {
  const bar = page.locator('[data-consent-bar]');
  await bar.getByRole('button', {name}).click();
  await bar.waitFor({state: 'detached'});
}

export {expect};
