/** The search index of a build. It has two files: the index, which finds pages, and the records with their texts. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {headingTexts, joinItems, type PageItem, type RecordsFile, type SearchPage} from './record';
import {indexTerms, isStopTerm} from './tokens';

/** The index, below the base path. */
export const INDEX_FILE = 'search-index.json';
/** The folder of the records, below the base path. Their filename contains a hash. */
export const RECORDS_DIR = 'assets/search';

/** The content of the index file: pages with their descriptions and headings, and an index of all their texts. */
export interface IndexFile extends RecordsFile {
  readonly index: AsPlainObject;
  /** Path of the records file (`RecordsFile` with all texts), below the base path. */
  readonly records: string;
}

/** A heading that more pages have, such as `504 Gateway Timeout`, says nothing about one of them. */
const MOST_PAGES = 5;

/**
 * Returns the headings that tell pages apart, without those that many pages have. Both the index and the ranking use
 * only these.
 */
export const findHeadings = memoize((pages: readonly SearchPage[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const {items} of pages) {
    for (const heading of new Set(headingTexts(items))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([heading, count]) => (count > MOST_PAGES ? [] : heading)));
});

const OPTIONS: Options = {
  fields: ['title', 'path', 'heading', 'text'],
  tokenize: indexTerms,
  processTerm: (term, field) => (field === 'text' && isStopTerm(term) ? null : term),
  // query.ts has already split the query into terms.
  searchOptions: {tokenize: (term) => [term], processTerm: (term) => term},
};

/**
 * Indexes the titles, paths, headings, and texts of pages. The id of a page in the index is its position in the list.
 * The build calls it for the index file, and `EmbeddedSearch` if it gets no index.
 */
export function indexPages(pages: readonly SearchPage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  const headings = findHeadings(pages);
  const isHeading = (item: PageItem) => typeof item !== 'string' && headings.has(item[2]);
  pages.forEach(({title, path, items}, id) => {
    const heading = joinItems(items.filter(isHeading));
    const text = joinItems(items.filter((item) => !isHeading(item)));
    index.add({id, title, path, heading, text});
  });
  return index;
}

/**
 * Restores the index from the content of an index file. client/searchIndex.ts calls it, in the worker of the browser or,
 * without workers, in the main thread.
 *
 * @throws Error for an index of an incompatible version of MiniSearch
 */
export const loadIndex = ({index}: IndexFile): MiniSearch => MiniSearch.loadJS(index, OPTIONS);

/**
 * Makes the content of the index file: the records without their texts, and an index of all texts. `writeIndex` calls
 * it at the end of a build.
 *
 * @param recordsPath path of the file with the records, below the base path
 */
export function makeIndexFile(file: RecordsFile, recordsPath: string): IndexFile {
  const pages = file.pages.map((page) => ({...page, items: removeTexts(page.items)}));
  return {...file, records: recordsPath, pages, index: indexPages(file.pages).toJSON()};
}

/** Replaces texts, apart from the description, by `''`: the ids of records contain the positions of the items. */
function removeTexts(items: readonly PageItem[]): PageItem[] {
  return items.map((item, position) => (position === 0 || typeof item !== 'string' ? item : ''));
}
