/** One page of each kind, with the beginning of its first heading. Faults are tested on each of them. */
import type {BrowserContext, Page, Route} from '@playwright/test';
import {product} from '../../src/config/product';

export const PAGE_KINDS = {
  home: ['/', 'Build on data'],
  guide: ['/quickstart', 'Start building'],
  operation: [`/api/${product.prefix}db/upload-data`, 'Upload data'],
  search: ['/search?q=schema', 'Search the documentation'],
  'not found': ['/build/secret-valt', 'Page not found'],
} as const;

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
