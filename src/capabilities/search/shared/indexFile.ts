/**
 * The file that the embedded engine needs to answer: headings as they are, and of the texts only which
 * words stand in which section. It is half as large as the records; they follow when texts are to be shown.
 */
import {decodePostings, encodePostings} from './postings';
import {packFile, unpackFile, type PackedFile, type RecordsFile} from './recordsFile';
import {sectionsOf, textOf} from './sections';
import {isStopWord} from './stopWords';
import {indexTerms} from './tokens';
import type {SearchPage} from './record';

/** What the engine is made of. */
export interface SearchIndexFile {
  /** Pages with their headings and descriptions; other texts are empty. */
  readonly outline: RecordsFile;
  /** The words of each section's texts. */
  readonly words: readonly (readonly string[])[];
}

interface PackedIndex extends PackedFile {
  /** All words of texts, in alphabetical order. */
  readonly terms: string;
  /** For each word the sections it stands in. */
  readonly postings: string;
}

/** Longer words are keys and hashes. */
const MAX_TERM_LENGTH = 48;

/** A page without its texts, but for the first, which is its description. */
function outlineOf(page: SearchPage): SearchPage {
  const items = page.items.map((item, index) =>
    typeof item === 'string' && index > 0 ? '' : item,
  );
  return {...page, items};
}

/** The words that a text is found by. */
export function wordsOf(text: string): Set<string> {
  const terms = indexTerms(text).filter(
    (term) => term.length <= MAX_TERM_LENGTH && !isStopWord(term),
  );
  return new Set(terms);
}

/** The index of a records file. */
export function indexOf(file: RecordsFile): SearchIndexFile {
  return {
    outline: {...file, pages: file.pages.map(outlineOf)},
    words: sectionsOf(file.pages, file.origin).map((section) =>
      [...wordsOf(textOf(section))].sort(),
    ),
  };
}

/** Serializes; `parseIndexFile` gives the same value back. */
export function stringifyIndexFile({outline, words}: SearchIndexFile): string {
  const lists = new Map<string, number[]>();
  words.forEach((terms, section) => {
    for (const term of terms) {
      const list = lists.get(term) ?? [];
      lists.set(term, list);
      list.push(section);
    }
  });
  const terms = [...lists.keys()].sort();
  const packed: PackedIndex = {
    ...packFile(outline),
    terms: terms.join(' '),
    postings: encodePostings(terms.map((term) => lists.get(term) ?? [])),
  };
  return JSON.stringify(packed);
}

/** Reads what `stringifyIndexFile` wrote. */
export function parseIndexFile(json: string): SearchIndexFile {
  const packed = JSON.parse(json) as PackedIndex;
  const outline = unpackFile(packed);
  const words: string[][] = sectionsOf(outline.pages, outline.origin).map(() => []);
  const terms = packed.terms.split(' ');
  decodePostings(packed.postings, (list, section) => {
    words[section]?.push(terms[list] ?? '');
  });
  return {outline, words};
}
