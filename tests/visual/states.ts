/** The kinds of pages, and the states of their parts, of which there is a picture. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';

export interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the open page into the state. */
  readonly enter?: (page: Page) => Promise<unknown>;
}

const {prefix} = product;
const operation = `/api/${prefix}db/upload-data`;

const search = async (page: Page, query: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
};

/** Scrolls a section to the top. Not by the address: that would be a second way to be wrong. */
const at = (id: string) => async (page: Page) =>
  page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);

export const states: readonly State[] = [
  {name: 'home', path: '/'},
  {name: 'home-sample', path: '/', enter: at('try-it')},
  {name: 'guide', path: '/build/secret-vault-quickstart'},
  {name: 'table', path: '/network', enter: at(`${prefix}db-nodes`)},
  {name: 'operation', path: operation},
  {
    name: 'operation-contract',
    path: operation,
    enter: async (page) => {
      await page.getByRole('tab', {name: '400', exact: true}).click();
      await at('responses')(page);
    },
  },
  {name: 'api-overview', path: '/api/overview'},
  {name: 'not-found', path: '/build/secret-valt'},
  {name: 'search', path: '/quickstart', enter: async (page) => search(page, '')},
  {
    name: 'search-results',
    path: '/quickstart',
    enter: async (page) => {
      await search(page, 'upload data');
      await page.locator('.DocSearch-Hit').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: operation,
    enter: async (page) => {
      const button = page.getByRole('button', {name: 'Toggle navigation bar'});
      if (await button.isVisible()) await button.click();
      else await page.locator('summary[aria-label="More to do with this page"]').click();
    },
  },
  {name: 'callouts', path: '/styleguide', enter: at('callouts')},
  {name: 'code', path: '/styleguide', enter: at('code')},
  {name: 'tables', path: '/styleguide', enter: at('tables')},
];
