/**
 * The pages that the search knows, and the records (headings and texts) that results are made of. The embedded engine makes
 * records when it searches; `npm run search:push` sends them to the hosted service.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** The headings above a record, and the record's own heading. Levels without a heading are `null`. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;

/** A heading, or text below it (`type: 'content'`). The hosted service gets more fields (cli/records.ts). */
export interface SearchRecord {
  /** Path, anchor, and position: the same in each build while the page stays the same. */
  readonly objectID: string;
  /** Absolute URL, including the anchor. */
  readonly url: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  /** `null` for headings. */
  readonly content: string | null;
  /** The HTTP method, if the page describes an operation: `POST`. */
  readonly method?: string;
  readonly hierarchy: Hierarchy;
}

/** A heading, or a text. */
export type PageItem = readonly [level: number, anchor: string | null, heading: string] | string;

/** A page in the records file. Records are derived from it. */
export interface SearchPage {
  /** Path including the base path: `/docs/quickstart`. */
  readonly path: string;
  /** lvl0: the section of the navigation. */
  readonly section: string;
  /** lvl1: the title of the page. */
  readonly title: string;
  /** 0, or less for a page that repeats others. */
  readonly rank: number;
  readonly lang: string;
  readonly version: string;
  readonly tag: string;
  /** The HTTP method, if the page describes an operation: `POST`. */
  readonly method?: string;
  /** In the order of the page. */
  readonly items: readonly PageItem[];
}

/** Terms with the same meaning. A term may have several words. */
export type SynonymGroup = readonly string[];

/** The content of the records file: everything that an engine needs. */
export interface RecordsFile {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly SearchPage[];
}

/** Returns the text of an item: a heading without its level and anchor. */
function itemText(item: PageItem): string {
  if (typeof item === 'string') return item;
  const [, , heading] = item;
  return heading;
}

/** Returns the headings among the items of a page, in order. */
export const headingTexts = (items: readonly PageItem[]): string[] =>
  items.filter((item) => typeof item !== 'string').map(itemText);

/**
 * Returns an object with a value for each level of a hierarchy, `lvl0` to `lvl6`. For records here, and for hits of the
 * modal and of the hosted service.
 */
export const byLevel = <T>(makeValue: (level: Level, number: number) => T) =>
  Object.fromEntries(LEVELS.map((level, number) => [level, makeValue(level, number)])) as Record<
    Level,
    T
  >;

/**
 * Returns the records of a page: its title, then headings and texts in order. Each record has the headings above it and, for a
 * heading, that heading.
 *
 * @param origin of the site, without a slash at the end
 */
export function pageRecords(page: SearchPage, origin: string): SearchRecord[] {
  /** The current heading of each level. */
  const headings: string[] = [];
  let anchor: string | null = null;
  const items: readonly PageItem[] = [[1, null, page.title], ...page.items];
  return items.map((item, position): SearchRecord => {
    const isText = typeof item === 'string';
    if (!isText) {
      const [level, ownAnchor, heading] = item;
      anchor = ownAnchor;
      // A heading ends all sections of the same level and of lower levels.
      headings.splice(level);
      headings[level] = heading;
    }
    const hash = anchor === null ? '' : `#${anchor}`;
    const hierarchy = byLevel((_, number) => headings[number] ?? null);
    return {
      objectID: `${page.path}${hash}:${position}`,
      url: `${origin}${page.path}${hash}`,
      anchor,
      type: isText ? 'content' : (LEVELS[item[0]] ?? 'lvl6'),
      content: isText ? item : null,
      method: page.method,
      hierarchy: {...hierarchy, lvl0: page.section, lvl1: page.title},
    };
  });
}

/** Returns items of a page as text, one per line: a heading without its level and anchor. `indexPages` indexes the result. */
export const joinItems = (items: readonly PageItem[]): string => items.map(itemText).join('\n');

/**
 * Returns the headings of a hierarchy, from the section of the site down to the lowest heading. The modal and the
 * results page show them as the path of a result. The embedded engine takes the last one as the title of a hit, and ranks
 * by it.
 */
export const headingsOf = (hierarchy: Hierarchy): string[] =>
  LEVELS.flatMap((level) => hierarchy[level] || []);
