/** The index that the build writes, as two files: what answers, and the texts that hits are shown with. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {textOf, type PageItem, type RecordsFile, type SearchPage} from './record';
import {indexTerms, isStopWord} from './tokens';

/** The only file of the search without a hash in its name. */
export const INDEX_FILE = 'search-index.json';
/** Where the records stand, below the base path. */
export const RECORDS_DIR = 'assets/search';

/** Pages with their descriptions and headings, and in place of their texts the index of all of it. */
export interface IndexFile extends RecordsFile {
  readonly index: AsPlainObject;
  /** Path of the `RecordsFile` with the texts, below the base path. */
  readonly records: string;
}

/** Below are names of parameters and fields, which are no headings of texts. */
export const LOWEST_HEADING = 4;

const OPTIONS: Options = {
  fields: ['title', 'path', 'heading', 'text'],
  tokenize: indexTerms,
  processTerm: (term, field) => (field === 'text' && isStopWord(term) ? null : term),
  // A query comes term by term (query.ts).
  searchOptions: {tokenize: (term) => [term], processTerm: (term) => term},
};

const isHeading = (item: PageItem) => typeof item !== 'string' && item[0] <= LOWEST_HEADING;

/** The index of all pages, which are numbered in their order. */
export function indexPages(pages: readonly SearchPage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  pages.forEach(({title, path, items}, id) => {
    const heading = textOf(items.filter(isHeading));
    const text = textOf(items.filter((item) => !isHeading(item)));
    index.add({id, title, path, heading, text});
  });
  return index;
}

/** The index of a file. */
export const loadIndex = ({index}: IndexFile): MiniSearch => MiniSearch.loadJS(index, OPTIONS);

/** The first of the two files from what is in the second, whose path is `records`. */
export const indexOf = (file: RecordsFile, records: string): IndexFile => ({
  ...file,
  records,
  pages: file.pages.map((page) => ({
    ...page,
    // Their places stay, for records are numbered by them.
    items: page.items.map((item, number) => (number === 0 || typeof item !== 'string' ? item : '')),
  })),
  index: indexPages(file.pages).toJSON(),
});
