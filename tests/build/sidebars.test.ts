import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';

const buildDir = path.resolve('build');
const {prefix} = product;

/** Returns the links in the sidebar of a page, in order. */
function sidebarLinks(route: string): string[] {
  const {$} = readPage(buildDir, route);
  return $('nav.menu a.menu__link')
    .toArray()
    .map((a) => $(a).attr('href') ?? '');
}

/** Returns the pages that the Next links lead through, from the start to the end. */
function followNextLinks(start: string): string[] {
  const visited = [start];
  for (;;) {
    const {$} = readPage(buildDir, visited.at(-1) ?? start);
    const next = $('a.pagination-nav__link--next').attr('href');
    if (next === undefined) return visited;
    if (visited.includes(next)) throw new Error(`The Next links lead in a circle: ${next}`);
    visited.push(next);
  }
}

describe('sidebars', () => {
  it('the Next links lead from the two first pages to every other page', () => {
    const visited = [`/what-is-${product.slug}`, '/api/overview'].flatMap(followNextLinks);
    expect(['/', '/search', ...visited].sort()).toEqual(expectedRoutes().sort());
  });

  it('every page except the home page and the search page is in a sidebar', () => {
    const without = expectedRoutes().filter(
      (route) => readPage(buildDir, route).$('nav.menu').length === 0,
    );
    expect(without.sort()).toEqual(['/', '/search']);
  });

  it('the API sidebar lists single operations of each API, then those with tags in common', () => {
    const links = sidebarLinks(`/api/${prefix}db/upload-data`).filter((href) =>
      href.startsWith('/api/'),
    );
    const db = (page: string) => `/api/${prefix}db/${page}`;
    const ai = (page: string) => `/api/${prefix}ai/${page}`;
    expect([...new Set(links)]).toEqual([
      '/api/overview',
      db('overview'),
      db(`${prefix}db-api`),
      db('register-organization'),
      db('accounts'),
      db('get-health-status'),
      db('get-node-details'),
      db('get-schemas'),
      db('add-schema'),
      db('delete-schema'),
      db('upload-data'),
      db('read-data'),
      db('list-new-data'),
      db('update-data'),
      db('delete-data'),
      db('delete-all-data'),
      db('get-queries'),
      db('add-query'),
      db('execute-query'),
      db('delete-query'),
      ai('overview'),
      ai(`${prefix}ai`),
      ai('chat-completion-v-1-chat-completions-post'),
      ai('get-models-v-1-models-get'),
      ai('get-usage-v-1-usage-get'),
      ai('health-check-v-1-health-get'),
      ai('get-attestation-v-1-attestation-report-get'),
      ai('get-public-key-v-1-public-key-get'),
    ]);
  });

  it('the guide sidebar has the sections Learn, Build, and Community', () => {
    const {$} = readPage(buildDir, '/quickstart');
    const titles = $('nav.menu .sidebar-title')
      .toArray()
      .map((item) => $(item).text());
    expect(titles).toEqual(['Learn', 'Build', 'Community']);
  });
});
