/** The index that the build writes, as two files: what answers, and the texts that hits are shown with. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {headingTexts, textOf, type RecordsFile, type SearchPage} from './record';
import {isStopWord} from './stopWords';
import {indexTerms} from './tokens';

/** Tells the browser where the files are. It is the only one of the index without a hash in its name. */
export const MANIFEST_FILE = 'search-index.json';

export interface SearchManifest {
  /** Paths below the base path: an `IndexFile`, and a `RecordsFile`. */
  readonly index: string;
  readonly records: string;
  readonly pages: number;
}

/** Pages with their descriptions and headings, and in place of their texts the index of all of it. */
export interface IndexFile extends RecordsFile {
  readonly index: AsPlainObject;
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

/** The index of a file; opened in steps, so that the page it is opened on answers meanwhile. */
export const loadIndex = ({index}: IndexFile): Promise<MiniSearch> =>
  MiniSearch.loadJSAsync(index, OPTIONS);

/** The first of the two files from what is in the second. */
export const indexOf = (file: RecordsFile): IndexFile => ({
  ...file,
  pages: file.pages.map((page) => ({
    ...page,
    // Their places stay, for records are numbered by them.
    items: page.items.map((item, number) => (number === 0 || typeof item !== 'string' ? item : '')),
  })),
  index: indexPages(file.pages).toJSON(),
});
