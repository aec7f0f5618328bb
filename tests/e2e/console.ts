/** A page that collects what should never appear: console errors and warnings, uncaught errors, failed and foreign requests. */
import {test as base, expect, type Page} from '@playwright/test';

export interface Complaints {
  /** Each complaint in one line. */
  readonly list: string[];
}

/** Collects complaints of a page from now on. */
export function collectComplaints(page: Page, origin: string): Complaints {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      list.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
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
  /** Asserted to be empty when the test ends. */
  complaints: Complaints;
}

/** The test function for pages that must be free of complaints. */
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
