/** All pages of a build as search pages: read, placed in their sections, weighed. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchPage} from '../../lib/search/record';
import {extractPage, type ExtractedPage} from './extract';
import type {PageRank} from './options';
import {sectionByPath} from './section';

/** Files read at a time: enough to keep the disk busy, few enough to bound memory. */
const BATCH = 32;

export interface CollectOptions {
  readonly outDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Routes of the build, with the base path. */
  readonly routes: readonly string[];
  readonly pageRanks: readonly PageRank[];
  /** Paths below the base path that are no content: the results page, the not-found page. */
  readonly leaveOut: readonly string[];
}

/** Path below the base path, without slashes around it: `''` for the home page. */
export function localPath(route: string, baseUrl: string): string {
  const below = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return below.replace(/^\/|\/$/g, '');
}

async function readPage(outDir: string, local: string): Promise<ExtractedPage | undefined> {
  const candidates = local === '' ? ['index.html'] : [`${local}.html`, `${local}/index.html`];
  for (const candidate of candidates) {
    try {
      return extractPage(await readFile(path.join(outDir, candidate), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
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
 * Reads the routes of a build in order.
 *
 * @throws when a route has no HTML file
 */
export async function collectPages(options: CollectOptions): Promise<SearchPage[]> {
  const {outDir, baseUrl, routes, pageRanks, leaveOut} = options;
  const locals = [...new Set(routes.map((route) => localPath(route, baseUrl)))]
    .filter((local) => !leaveOut.includes(local) && !local.includes('*'))
    .sort();
  const extracted: {local: string; page: ExtractedPage}[] = [];
  for (let start = 0; start < locals.length; start += BATCH) {
    const batch = locals.slice(start, start + BATCH);
    const pages = await Promise.all(batch.map((local) => readPage(outDir, local)));
    pages.forEach((page, index) => {
      if (page !== undefined) extracted.push({local: batch[index] ?? '', page});
    });
  }
  const placed = new Map<string, string>();
  for (const {local, page} of extracted) {
    if (page.section !== undefined) placed.set(local, page.section);
  }
  return extracted.map(({local, page: {section, ...page}}) =>
    weigh(
      {
        ...page,
        path: local === '' ? baseUrl : `${baseUrl}${local}`,
        section: section ?? sectionByPath(local, placed),
        rank: 0,
      },
      local,
      pageRanks,
    ),
  );
}
