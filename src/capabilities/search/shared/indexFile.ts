/** The index that the build writes, as two files: what answers, and the texts that hits are shown with. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {headingTexts, textOf, type RecordsFile, type SearchPage} from './record';
import {isStopWord} from './stopWords';
import {indexTerms} from './tokens';

/** The only file of the search without a hash in its name. */
export const INDEX_FILE = 'search-index.json';

/** Pages with their descriptions and headings, and in place of their texts the index of all of it. */
export interface IndexFile extends RecordsFile {
  readonly index: AsPlainObject;
  /** Path of the `RecordsFile` with the texts, below the base path. */
  readonly records: string;
}

/** Longer terms are keys and hashes. */
const MAX_TERM_LENGTH = 48;
/** Below are names of parameters and fields, which are no headings of texts. */
export const LOWEST_HEADING = 4;

const OPTIONS: Options = {
  fields: ['title', 'path', 'heading', 'part', 'description', 'text'],
  tokenize: indexTerms,
  processTerm: (term, field) =>
    term.length > MAX_TERM_LENGTH || (field === 'text' && isStopWord(term)) ? null : term,
  // A query comes term by term (query.ts).
  searchOptions: {tokenize: (term) => [term], processTerm: (term) => term},
};

/** The index of all pages, which are numbered in their order. */
export function indexPages(pages: readonly SearchPage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  pages.forEach(({title, path, items: [description = '', ...items]}, id) => {
    const heading = headingTexts(items, LOWEST_HEADING).join('\n');
    const part = textOf(
      items.filter((item) => typeof item !== 'string' && item[0] > LOWEST_HEADING),
    );
    const text = textOf(items.filter((item) => typeof item === 'string'));
    index.add({id, title, path, heading, part, description: textOf([description]), text});
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
