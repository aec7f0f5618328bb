/**
 * A test function that fails if the page logs errors or warnings, throws, gets an error response, or sends a request
 * to another host.
 */
import {test as base, expect, type Page} from '@playwright/test';

interface Complaints {
  /** One line per complaint. */
  readonly list: string[];
}

/** Starts to collect complaints of a page. `origin` is the site's own origin. */
export function collectComplaints(page: Page, origin: string): Complaints {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      list.push(`${page.url()}: console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => list.push(`${page.url()}: uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) list.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin))
      list.push(`request to another host: ${url}`);
  });
  return {list};
}

interface Fixtures {
  /** The list must be empty when the test ends. */
  complaints: Complaints;
}

/** Use this in place of Playwright's `test` for pages that must cause no complaints. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({page, baseURL}, use) => {
      const complaints = collectComplaints(page, baseURL ?? '');
      await use(complaints);
      expect(complaints.list).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
