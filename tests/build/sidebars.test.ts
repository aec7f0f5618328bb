import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {readPage} from '../builtSite';
import {builtRoutes} from '../routes';

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
    expect(['/', '/search', ...visited].sort()).toEqual(builtRoutes().sort());
  });

  it('every page except the home page and the search page is in a sidebar', () => {
    const without = builtRoutes().filter(
      (route) => readPage(buildDir, route).$('nav.menu').length === 0,
    );
    expect(without.sort()).toEqual(['/', '/search']);
  });

  it('the API sidebar lists every page about an API, the overview first', () => {
    const links = sidebarLinks(`/api/${prefix}db/upload-data`).filter((href) =>
      href.startsWith('/api/'),
    );
    const pages = builtRoutes().filter((route) => route.startsWith('/api/'));
    expect(links[0]).toBe('/api/overview');
    expect([...new Set(links)].sort()).toEqual(pages.sort());
  });

  it('the navbar marks the section of each guide, as the sidebar does', () => {
    const guides = followNextLinks(`/what-is-${product.slug}`);
    const wrong = guides.filter((route) => {
      const {$} = readPage(buildDir, route);
      const sidebar = $('nav.menu').find('.sidebar-title, a[aria-current=page]').toArray();
      const page = sidebar.findIndex((element) => element.tagName === 'a');
      const section = $(sidebar[page - 1]).text();
      return section === '' || $('.navbar__link--active').text() !== section;
    });
    expect(wrong).toEqual([]);
  });

  it('the guide sidebar has the sections Learn, Build, and Community', () => {
    const {$} = readPage(buildDir, '/quickstart');
    const titles = $('nav.menu .sidebar-title')
      .toArray()
      .map((item) => $(item).text());
    expect([...new Set(titles)]).toEqual(['Learn', 'Build', 'Community']);
  });
});
