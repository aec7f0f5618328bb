/** The shape of a search record, as the hosted service and the embedded engines are fed with it. */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type RecordType = Level | 'content';

/** The headings above a record, `null` below its own level. */
export type Hierarchy = Readonly<Record<'lvl0' | 'lvl1', string>> &
  Readonly<Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>>;

/** One DocSearch record: a heading, or the text of a section (`type: 'content'`). */
export interface SearchRecord {
  /** Path, anchor and position: the same from build to build while the page stays the same. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  /** `null` for headings. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly lang: string;
  readonly language: string;
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
  readonly weight: {
    /** Rank of the page: 0, or less for a page that repeats others. */
    readonly pageRank: number;
    /** 100 − 10 × n for lvln; 0 for content. */
    readonly level: number;
    /** Order on the page, from 0. */
    readonly position: number;
  };
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
  readonly rank: number;
  readonly lang: string;
  readonly version: string;
  readonly tag: string;
  readonly items: readonly PageItem[];
}

function hierarchyOf(page: SearchPage, headings: readonly (string | null)[]): Hierarchy {
  const [, , lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0: page.section, lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** Words that mean the same to a searcher; a member may be several words. */
export type SynonymGroup = readonly string[];

/** All that the engines are fed with: the content of the records file. */
export interface RecordsFile {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly SearchPage[];
}

/** The records of one page: its title first, then headings and texts in order. `origin` has no slash at its end. */
export function pageRecords(page: SearchPage, origin: string): SearchRecord[] {
  const pageUrl = `${origin}${page.path}`;
  const headings: (string | null)[] = [];
  let anchor: string | null = null;
  const make = (type: RecordType, content: string | null, position: number): SearchRecord => ({
    objectID: `${page.path}${anchor === null ? '' : `#${anchor}`}:${position}`,
    url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`,
    url_without_anchor: pageUrl,
    anchor,
    type,
    content,
    hierarchy: hierarchyOf(page, headings),
    lang: page.lang,
    language: page.lang,
    version: [page.version],
    docusaurus_tag: page.tag,
    weight: {
      pageRank: page.rank,
      level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)),
      position,
    },
  });
  const title = make('lvl1', null, 0);
  const rest = page.items.map((item, index): SearchRecord => {
    if (typeof item === 'string') return make('content', item, index + 1);
    const [level, itemAnchor, heading] = item;
    headings.length = level;
    headings[level] = heading;
    anchor = itemAnchor;
    return make(LEVELS[level] ?? 'lvl6', null, index + 1);
  });
  return [title, ...rest];
}

/** What a record itself says: a text, or the heading that it stands for. */
export const ownText = ({type, content, hierarchy}: SearchRecord): string =>
  (type === 'content' ? content : hierarchy[type]) ?? '';

/** All records of a file, page by page. */
export const recordsOf = ({pages, origin}: RecordsFile): SearchRecord[] =>
  pages.flatMap((page) => pageRecords(page, origin));

/** The headings among items, down to a level. */
export const headingTexts = (
  items: readonly PageItem[],
  lowest: number = LEVELS.length,
): string[] =>
  items.flatMap((item) => (typeof item === 'string' || item[0] > lowest ? [] : item[2]));

/** All that items say, one to a line. */
export const textOf = (items: readonly PageItem[]): string =>
  items.map((item) => (typeof item === 'string' ? item : item[2])).join('\n');

/** The names on the way to a record, from the section of the site down to its own heading. */
export const headingsOf = (hierarchy: Hierarchy): string[] =>
  LEVELS.flatMap((level) => hierarchy[level] || []);
