/**
 * The file that the embedded engine needs to answer: the pages with, in place of their texts, the words these are
 * found by. It is half as large as the records; they follow when texts are to be shown.
 */
import {isStopWord} from './stopWords';
import {indexTerms} from './tokens';
import type {PageItem, RecordsFile} from './record';

/** Longer words are keys and hashes. */
const MAX_TERM_LENGTH = 48;

function termsOf(text: string): string[] {
  const terms = indexTerms(text).filter(
    (term) => term.length <= MAX_TERM_LENGTH && !isStopWord(term),
  );
  return [...new Set(terms)].sort();
}

/** The texts of one section become one list of words in the place of its first text; the description stays beside it. */
function thin(items: readonly PageItem[]): PageItem[] {
  return items.map((item, index) => {
    if (typeof item !== 'string' || index === 0) return item;
    if (index > 1 && typeof items[index - 1] === 'string') return '';
    const next = items.findIndex((other, place) => place > index && typeof other !== 'string');
    const section = items.slice(index === 1 ? 0 : index, next === -1 ? undefined : next);
    return termsOf(section.filter((text) => typeof text === 'string').join('\n')).join(' ');
  });
}

/** The index of a records file. */
export const indexOf = (file: RecordsFile): RecordsFile => ({
  ...file,
  pages: file.pages.map((page) => ({...page, items: thin(page.items)})),
});
