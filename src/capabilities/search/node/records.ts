/** All pages of a build as search pages: read, placed in their sections, weighed. */
import type {SearchPage} from '../shared/record';
import type {PageRank} from '../options';
import {readPages} from './readPages';
import {sectionByPath} from './section';

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
  const pages = await readPages({outDir, locals});
  const extracted = locals.flatMap((local, index) => {
    const page = pages[index];
    return page === undefined ? [] : [{local, page}];
  });
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
