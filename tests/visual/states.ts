/** The pages and states that have a screenshot. */
import type {Page} from '@playwright/test';
import {product} from '../../src/config/product';

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state. */
  readonly enter?: (page: Page) => Promise<unknown>;
}

const {prefix} = product;
const operation = `/api/${prefix}db/upload-data`;

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
}

/** Scrolls the element with an id to the top. Not by a hash in the URL, which could fail in other ways. */
async function scrollTo(page: Page, id: string): Promise<void> {
  await page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id);
}

export const states: readonly State[] = [
  {name: 'home', path: '/'},
  {name: 'home-sample', path: '/', enter: (page) => scrollTo(page, 'try-it')},
  {name: 'guide', path: '/build/secret-vault-quickstart'},
  {name: 'table', path: '/network', enter: (page) => scrollTo(page, `${prefix}db-nodes`)},
  {name: 'operation', path: operation},
  {
    name: 'operation-contract',
    path: operation,
    enter: async (page) => {
      await page.getByRole('tab', {name: '400', exact: true}).click();
      await scrollTo(page, 'responses');
    },
  },
  {name: 'api-overview', path: '/api/overview'},
  {name: 'concept', path: '/learn/architecture'},
  {name: 'library', path: `/build/${prefix}QL`, enter: (page) => scrollTo(page, 'functions')},
  {name: 'print', path: operation, enter: (page) => page.emulateMedia({media: 'print'})},
  {name: 'not-found', path: '/build/secret-valt'},
  {name: 'search', path: '/quickstart', enter: (page) => search(page, '')},
  {
    name: 'search-page',
    path: '/search?q=upload',
    enter: (page) => page.locator('main mark').first().waitFor(),
  },
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
  {name: 'callouts', path: '/styleguide', enter: (page) => scrollTo(page, 'callouts')},
  {name: 'code', path: '/styleguide', enter: (page) => scrollTo(page, 'code')},
  {name: 'tables', path: '/styleguide', enter: (page) => scrollTo(page, 'tables')},
];
