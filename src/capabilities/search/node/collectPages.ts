/** All pages of a build as search pages: read, placed in their sections, weighed. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {htmlFiles} from '../../../lib/htmlFiles';
import type {SearchPage} from '../shared/record';
import {extractPage, type ExtractedPage} from './extract';
import {sectionByPath} from './section';

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

/** Path below the base path, without slashes around it: `''` for the home page. */
export function localPath(route: string, baseUrl: string): string {
  const below = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return below.replace(/^\/|\/$/g, '');
}

async function readPage(outDir: string, local: string): Promise<ExtractedPage | undefined> {
  const candidates = htmlFiles(local);
  for (const candidate of candidates) {
    const html = await readFile(path.join(outDir, candidate), 'utf8').catch(() => undefined);
    if (html !== undefined) return extractPage(html);
  }
  throw new Error(
    `Search records: no file for the route /${local}; looked for ${candidates.join(' and ')} in ${outDir}`,
  );
}

function weigh(page: SearchPage, local: string, ranks: readonly PageRank[]): SearchPage {
  const rule = ranks.find(({pattern}) => pattern.test(`/${local}`));
  if (rule === undefined) return page;
  const items =
    rule.headingsOnly === true
      ? page.items.filter((item, index) => index === 0 || typeof item !== 'string')
      : page.items;
  return {...page, rank: rule.rank, items};
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
  const extracted: [string, ExtractedPage][] = [];
  const placed = new Map<string, string>();
  for (const local of locals) {
    const page = await readPage(outDir, local);
    if (page === undefined) continue;
    extracted.push([local, page]);
    if (page.section !== undefined) placed.set(local, page.section);
  }
  return extracted.map(([local, {section, ...page}]) => {
    const address = {path: `${baseUrl}${local}`, section: section ?? sectionByPath(local, placed)};
    return weigh({...page, ...address, rank: 0}, local, pageRanks);
  });
}
