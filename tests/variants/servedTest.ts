import {test as base} from '@playwright/test';
import {serveFolder} from '../../tools/serve/site';
import {buildVariant, type VariantName} from './buildVariant';

/** Returns a Playwright test function for a variant. Each worker serves the build on a separate port. */
export const servedTest = (name: VariantName) =>
  base.extend<object, {readonly origin: string}>({
    origin: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const server = await serveFolder(await buildVariant(name));
        await use(server.origin);
        await server.close();
      },
      {scope: 'worker', timeout: 300_000},
    ],
    baseURL: async ({origin}, use) => use(origin),
  });
