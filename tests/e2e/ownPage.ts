import type {Browser, BrowserContext} from '@playwright/test';

/**
 * For test files whose pages keep something that Playwright does not clear between the tests of a shared page:
 * `sessionStorage`, permissions, or offline mode. A new page takes four times as long as a visit. The workers stay the
 * same, which they would not with another value of `reuseContext`.
 */
export const OWN_PAGE = {
  context: async (
    {browser}: {browser: Browser},
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
};
