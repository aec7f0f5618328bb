/** All pages of a build as search pages: read, placed in their sections, weighed. */
import {readFileSync} from 'node:fs';
import {builtFile} from '../../../lib/builtFile';
import type {PublishedPage} from '../../copies';
import type {SearchPage} from '../shared/record';
import {extractPage} from './extract';

export interface PageRank {
  /** A regular expression: pages whose path below the base path matches. */
  readonly pattern: string;
  /** 0 is a page like any other; each −1 makes it count less. */
  readonly rank: number;
}

export interface CollectOptions {
  readonly outDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Routes of the build, with the base path. */
  readonly routes: readonly string[];
  readonly pageRanks: readonly PageRank[];
  /** The documents, of whose sections lvl0 is made. */
  readonly documents: readonly Pick<PublishedPage, 'permalink' | 'section'>[];
}

/** lvl0 of a page that is no document, such as the home page. */
const DEFAULT_SECTION = 'Documentation';

/** Path below the base path, without slashes around it: `''` for the home page. */
export function localPath(route: string, baseUrl: string): string {
  const below = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return below.replace(/^\/|\/$/g, '');
}

/**
 * Reads the routes of a build in order; pages that search engines are asked to leave out, and the not-found page,
 * are left out here too.
 *
 * @throws when a route has no HTML file
 */
export function collectPages(options: CollectOptions): SearchPage[] {
  const {outDir, baseUrl, routes, pageRanks, documents} = options;
  const sections = new Map(
    documents.map(({permalink, section}) => [localPath(permalink, baseUrl), section]),
  );
  const locals = [...new Set(routes.map((route) => localPath(route, baseUrl)))]
    .filter((local) => !/^404(?:\.html)?$/.test(local) && !local.includes('*'))
    .sort();
  const pages: SearchPage[] = [];
  for (const local of locals) {
    const html = readFileSync(builtFile(outDir, local, `The route /${local}`), 'utf8');
    // A copy: each piece of a text keeps the whole page in memory.
    const page = structuredClone(extractPage(html));
    if (page === undefined) continue;
    const section = sections.get(local) ?? DEFAULT_SECTION;
    const rule = pageRanks.find(({pattern}) => new RegExp(pattern).test(`/${local}`));
    pages.push({path: baseUrl + local, section, rank: rule?.rank ?? 0, ...page});
  }
  return pages;
}
