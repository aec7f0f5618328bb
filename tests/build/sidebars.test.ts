import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';

const buildDir = path.resolve('build');
const {prefix} = product;

/** Addresses in the sidebar of a page, in order. */
function sidebarLinks(route: string): string[] {
  const {$} = readPage(buildDir, route);
  return $('nav.menu a.menu__link')
    .toArray()
    .map((a) => $(a).attr('href') ?? '');
}

describe('sidebars', () => {
  it('the documents that sit in none are the six of the specification', () => {
    const without = expectedRoutes()
      .filter((route) => !['/', '/search'].includes(route))
      .filter((route) => readPage(buildDir, route).$('nav.menu').length === 0);
    expect(without.sort()).toEqual(
      [
        `/api/${prefix}ai/${prefix}ai`,
        `/api/${prefix}db/${prefix}db-api`,
        '/build/ai/llm-summary-12k',
        '/build/ai/llm-summary-6k',
        '/build/secret-data-analytics',
        '/build/secretVault-secretDataAnalytics/overview',
      ].sort(),
    );
  });

  it('those six are reached by links from other pages', () => {
    const linked = new Set(
      expectedRoutes().flatMap((route) => {
        const {$} = readPage(buildDir, route);
        return $('article a[href], main a[href]')
          .toArray()
          .map((a) => ($(a).attr('href') ?? '').replace(/#.*/, ''));
      }),
    );
    for (const route of [
      `/api/${prefix}ai/${prefix}ai`,
      `/api/${prefix}db/${prefix}db-api`,
      '/build/ai/llm-summary-12k',
      '/build/ai/llm-summary-6k',
      '/build/secret-data-analytics',
      '/build/secretVault-secretDataAnalytics/overview',
    ]) {
      expect(linked, route).toContain(route);
    }
  });

  it('the API sidebar lists both APIs in the order of their tags', () => {
    const links = sidebarLinks(`/api/${prefix}db/upload-data`).filter((href) => href.startsWith('/api/'));
    const db = (page: string) => `/api/${prefix}db/${page}`;
    const ai = (page: string) => `/api/${prefix}ai/${page}`;
    expect([...new Set(links)]).toEqual([
      '/api/overview',
      db('overview'), db('accounts'), db('get-health-status'), db('get-node-details'),
      db('get-schemas'), db('add-schema'), db('delete-schema'),
      db('upload-data'), db('read-data'), db('list-new-data'), db('update-data'), db('delete-data'), db('delete-all-data'),
      db('get-queries'), db('execute-query'), db('add-query'), db('delete-query'),
      ai('overview'), ai('chat-completion-v-1-chat-completions-post'), ai('get-attestation-v-1-attestation-report-get'),
      ai('get-models-v-1-models-get'), ai('get-usage-v-1-usage-get'), ai('health-check-v-1-health-get'),
    ]);
  });

  it('the guide sidebar follows Learn, Build and Community', () => {
    const {$} = readPage(buildDir, '/quickstart');
    const titles = $('nav.menu .sidebar-title').toArray().map((item) => $(item).text());
    expect(titles).toEqual(['Learn', 'Build', 'Community']);
  });
});
