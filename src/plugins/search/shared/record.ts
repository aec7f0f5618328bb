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
  /** The category of the sidebar that contains the page. */
  readonly category?: string;
  readonly hierarchy: Hierarchy;
}

/** A heading, a text, or the identifiers of code blocks, which are found but not shown. */
export type PageItem =
  | readonly [level: number, anchor: string | null, heading: string]
  | string
  | {readonly code: string};

/** A page in the records file. Records are derived from it. */
export interface SearchPage {
  /** Path including the base path: `/docs/quickstart`. */
  readonly path: string;
  /** lvl0: the section of the navigation. */
  readonly section: string;
  /** lvl1: the title of the page. */
  readonly title: string;
  /** Words of readers that the page doesn't contain, from its front matter. */
  readonly keywords: string;
  /** The HTTP method, if the page describes an operation: `POST`. */
  readonly method?: string;
  /** The category of the sidebar that contains the page. */
  readonly category?: string;
  /** Whether the page repeats others, as the summaries do. */
  readonly repeats?: boolean;
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

/** Returns an object with a value for each level of a hierarchy, `lvl0` to `lvl6`. */
export const byLevel = <T>(makeValue: (level: Level, number: number) => T) =>
  Object.fromEntries(LEVELS.map((level, number) => [level, makeValue(level, number)])) as Record<
    Level,
    T
  >;

/** A heading of a page with what is below it, up to the next heading. */
export interface PageSection {
  /** The title of the page, for the introduction. */
  readonly heading: SearchRecord;
  readonly texts: readonly SearchRecord[];
  /** Identifiers in its code blocks. */
  readonly code: string;
}

/**
 * Returns the sections of a page in order. The first one is the introduction. Each record has the headings above it and, for
 * a heading, that heading.
 *
 * @param origin of the site, without a slash at the end
 */
export function pageSections(page: SearchPage, origin: string): PageSection[] {
  /** The current heading of each level. */
  const headings: string[] = [];
  let anchor: string | null = null;

  const makeRecord = (position: number, type: SearchRecord['type'], content: string | null) => {
    const hash = anchor === null ? '' : `#${anchor}`;
    const hierarchy = byLevel((_, number) => headings[number] ?? null);
    return {
      objectID: `${page.path}${hash}:${position}`,
      url: `${origin}${page.path}${hash}`,
      anchor,
      type,
      content,
      method: page.method,
      category: page.category,
      hierarchy: {...hierarchy, lvl0: page.section, lvl1: page.title},
    };
  };

  let current = {heading: makeRecord(0, 'lvl1', null), texts: [] as SearchRecord[], code: ''};
  const sections = [current];
  for (const [index, item] of page.items.entries()) {
    const position = index + 1;
    if (typeof item === 'string') {
      current.texts.push(makeRecord(position, 'content', item));
    } else if ('code' in item) {
      current.code += ` ${item.code}`;
    } else {
      const [level, ownAnchor, heading] = item;
      anchor = ownAnchor;
      // A heading ends all sections of the same level and of lower levels.
      headings.splice(level);
      headings[level] = heading;
      current = {heading: makeRecord(position, LEVELS[level] ?? 'lvl6', null), texts: [], code: ''};
      sections.push(current);
    }
  }
  return sections;
}

/** Returns the records of a page: its title, then headings and texts in order. */
export const pageRecords = (page: SearchPage, origin: string): SearchRecord[] =>
  pageSections(page, origin).flatMap(({heading, texts}) => [heading, ...texts]);

/** Returns the headings of a hierarchy, from the section of the site down to the lowest heading. */
export const headingsOf = (hierarchy: Hierarchy): string[] =>
  LEVELS.flatMap((level) => hierarchy[level] || []);

/** Returns the lowest level of a hierarchy that has a heading. */
export const lowestLevel = (hierarchy: Readonly<Record<Level, string | null>>): Level =>
  LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';

/** Returns the names above the lowest heading: `Build › SecretVault › Quickstart`. */
export function placeOf({
  hierarchy,
  category,
}: Pick<SearchRecord, 'hierarchy' | 'category'>): string {
  const [section = '', ...headings] = headingsOf(hierarchy);
  return [section, category, ...headings.slice(0, -1)].filter(Boolean).join(' › ');
}
