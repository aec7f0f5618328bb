/** One page of each kind. Faults are tested on each of them. */
import {existsSync} from 'node:fs';
import type {BrowserContext, Page, Route} from '@playwright/test';
import {product} from '../../src/config/product';
import {readPage, routeFile} from '../builtSite';

export const PAGE_KINDS = {
  home: '/',
  guide: '/quickstart',
  operation: `/api/${product.prefix}db/upload-data`,
  search: '/search?q=schema',
  'not found': '/build/secret-valt',
} as const;

/** Returns the first heading of the built page of a route, or of the 404 page. */
export function builtHeading(route: string): string {
  const pathname = route.replace(/\?.*/, '');
  const page = existsSync(routeFile('build', pathname)) ? pathname : '/404';
  return readPage('build', page).$('h1').first().text();
}

/** Another page, which the navbar links to. */
export const NEXT_PAGE = '/community-and-support';
/** Matches the scripts of single pages. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main|runtime)/;

/** Lets the first request for each script of single pages fail. */
export async function failEachScriptOnce(
  target: BrowserContext | Page,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  const failed = new Set<string>();
  await target.route(PAGE_SCRIPTS, async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return fail(route);
  });
}
