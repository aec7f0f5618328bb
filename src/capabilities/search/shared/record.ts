/** Pages as the records file holds them, and the records that they come to: what a result can be. */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The headings above a record, `null` below its own level. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;

/** A heading, or the text of a section (`type: 'content'`); the hosted service is told more (tools/search-push). */
export interface SearchRecord {
  /** Path, anchor and position: the same from build to build while the page stays the same. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  /** `null` for headings. */
  readonly content: string | null;
  /** Of the title of an operation's page: `POST`. */
  readonly method?: string;
  readonly hierarchy: Hierarchy;
}

/** A heading (its level, anchor and words) or a piece of text, in the order of the page. */
export type PageItem = readonly [level: number, anchor: string | null, heading: string] | string;

/** A page as the records file holds it; records are derived from it and nothing else. */
export interface SearchPage {
  /** Path below the site's origin, base path included: `/docs/quickstart`. */
  readonly path: string;
  /** lvl0: section of the navigation bar. */
  readonly section: string;
  /** lvl1: the page's title. */
  readonly title: string;
  /** 0, or less for a page that repeats others. */
  readonly rank: number;
  readonly lang: string;
  readonly version: string;
  readonly tag: string;
  readonly items: readonly PageItem[];
}

/** The line that the page of an operation begins with, as a heading: `POST /api/v1/data/create`. */
export const endpointRegex = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/;

/** Something for each level. */
export const byLevel = <T>(of: (level: Level, number: number) => T) =>
  Object.fromEntries(LEVELS.map((level, number) => [level, of(level, number)])) as Record<Level, T>;

/** Words that mean the same to a searcher; a member may be several words. */
export type SynonymGroup = readonly string[];

/** All that the engines are fed with: the content of the records file. */
export interface RecordsFile {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly SearchPage[];
}

/** That line, of the page of an operation. */
export const endpointOf = ({items}: Pick<SearchPage, 'items'>): string | undefined =>
  headingTexts(items).find((heading) => endpointRegex.test(heading));

/** The records of one page: its title first, then headings and texts in order. `origin` has no slash at its end. */
export function pageRecords(page: SearchPage, origin: string): SearchRecord[] {
  const headings: string[] = [];
  let anchor: string | null = null;
  const items: readonly PageItem[] = [[1, null, page.title], ...page.items];
  return items.map((item, position): SearchRecord => {
    const isText = typeof item === 'string';
    if (!isText) {
      anchor = item[1];
      headings.length = item[0];
      headings[item[0]] = item[2];
    }
    const hash = anchor === null ? '' : `#${anchor}`;
    return {
      objectID: `${page.path}${hash}:${position}`,
      url: `${origin}${page.path}${hash}`,
      anchor,
      type: isText ? 'content' : (LEVELS[item[0]] ?? 'lvl6'),
      content: isText ? item : null,
      method: position === 0 ? endpointOf(page)?.split(' ')[0] : undefined,
      hierarchy: {...byLevel((_, n) => headings[n] ?? null), lvl0: page.section, lvl1: page.title},
    };
  });
}

/** The headings among items, down to a level. */
export const headingTexts = (items: readonly PageItem[], lowest = Infinity): string[] =>
  items.flatMap((item) => (typeof item === 'string' || item[0] > lowest ? [] : item[2]));

/** All that items say, one to a line. */
export const textOf = (items: readonly PageItem[]): string =>
  items.map((item) => (typeof item === 'string' ? item : item[2])).join('\n');

/** The names on the way to a record, from the section of the site down to its own heading. */
export const headingsOf = (hierarchy: Hierarchy): string[] =>
  LEVELS.flatMap((level) => hierarchy[level] || []);
