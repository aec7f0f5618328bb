/** All pages of a build as search pages: read, placed in their sections, weighed. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {htmlFiles} from '../../../lib/htmlFiles';
import type {SearchPage} from '../shared/record';
import {extractPage, type ExtractedPage} from './extract';

export interface PageRank {
  /** Pages whose path below the base path matches. */
  readonly pattern: RegExp;
  /** 0 is a page like any other; each −1 makes it count less. */
  readonly rank: number;
  /** Leave the page's texts out, and keep its headings: for a page that only repeats others. */
  readonly headingsOnly?: boolean;
}

export interface CollectOptions {
  readonly outDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Routes of the build, with the base path. */
  readonly routes: readonly string[];
  readonly pageRanks: readonly PageRank[];
}

/** lvl0 of a page that nothing places, such as the home page. */
const DEFAULT_SECTION = 'Documentation';

/** Path below the base path, without slashes around it: `''` for the home page. */
export function localPath(route: string, baseUrl: string): string {
  const below = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return below.replace(/^\/|\/$/g, '');
}

async function readPage(outDir: string, local: string): Promise<ExtractedPage | undefined> {
  const candidates = htmlFiles(local);
  for (const candidate of candidates) {
    const html = await readFile(path.join(outDir, candidate), 'utf8').catch(() => undefined);
    // A copy: each piece of a text keeps the whole page in memory.
    if (html !== undefined) return structuredClone(extractPage(html));
  }
  throw new Error(
    `Search records: no file for the route /${local}; looked for ${candidates.join(' and ')} in ${outDir}`,
  );
}

/** Section of a page by the first of those nearest to its path. */
export function sectionByPath(local: string, placed: ReadonlyMap<string, string>): string {
  const folders = local.split('/').slice(0, -1);
  for (; folders.length > 0; folders.pop()) {
    const beginning = `${folders.join('/')}/`;
    const neighbour = [...placed].find(([other]) => other.startsWith(beginning));
    if (neighbour !== undefined) return neighbour[1];
  }
  return DEFAULT_SECTION;
}

/**
 * Reads the routes of a build in order; pages that search engines are asked to leave out, and the not-found page,
 * are left out here too.
 *
 * @throws when a route has no HTML file
 */
export async function collectPages(options: CollectOptions): Promise<SearchPage[]> {
  const {outDir, baseUrl, routes, pageRanks} = options;
  const locals = [...new Set(routes.map((route) => localPath(route, baseUrl)))]
    .filter((local) => !/^404(?:\.html)?$/.test(local) && !local.includes('*'))
    .sort();
  const extracted = new Map<string, ExtractedPage>();
  const placed = new Map<string, string>();
  for (const local of locals) {
    const page = await readPage(outDir, local);
    if (page !== undefined) extracted.set(local, page);
    if (page?.section !== undefined) placed.set(local, page.section);
  }
  return [...extracted].map(([local, {section, items, ...page}]) => {
    const rule = pageRanks.find(({pattern}) => pattern.test(`/${local}`));
    return {
      ...page,
      path: `${baseUrl}${local}`,
      section: section ?? sectionByPath(local, placed),
      rank: rule?.rank ?? 0,
      items:
        rule?.headingsOnly === true
          ? items.filter((item, index) => index === 0 || typeof item !== 'string')
          : items,
    };
  });
}
