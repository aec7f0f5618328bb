/** Makes the answer of the tool `search_docs`: as many sections as fit into a number of tokens. */
import {errorText, explainError, type ErrorEntry} from './errors';
import {excerpt} from './excerpt';
import {hasCode, keepLanguage} from './language';
import type {Library} from './library';

export const MIN_BUDGET = 200;
export const MAX_BUDGET = 20_000;

/** Further sections that are only named, and the tokens of each. */
const MAX_MORE = 2;
const MORE_TOKENS = 35;
/** The largest part of an answer that the best section takes, and each other one. Longer ones are shortened. */
const LARGEST_FIRST = 0.3;
const LARGEST_PART = 0.2;
/** The largest part that the best section takes if it has code in the language that the question names. */
const LARGEST_CODE = 0.75;
/** In fewer tokens, a section says too little. */
const LEAST_TOKENS = 50;
/** Rows of error tables that are returned at most. */
const MAX_ERRORS = 3;
/** Tokens have different lengths, so a text gets less than its share. */
const SAFETY = 0.95;
/** Characters per token of titles and addresses, at least. */
const TITLE_CHARACTERS = 3;
/** Tokens of the marks and line breaks around a title and a text. */
const MARK_TOKENS = 10;

/** The mark after a section that was shortened. */
export const SHORTENED = '…';

interface NamedSection {
  readonly title: string;
  readonly url: string;
}

interface SearchAnswer {
  /** Rows of the error tables that explain the query, if it is an error. */
  readonly errors: readonly ErrorEntry[];
  readonly sections: readonly (NamedSection & {readonly text: string})[];
  readonly more: readonly NamedSection[];
  readonly [key: string]: unknown;
}

/**
 * Returns the documented errors that a question contains, and the sections that match it, the best one first, shortened where they
 * are long. Of sections with the same text, only the first is in the answer. If nothing matches, the lists are empty.
 *
 * @param budget  most tokens of the answer, from MIN_BUDGET to MAX_BUDGET
 */
export function answerQuestion(
  library: Library,
  errorTables: readonly ErrorEntry[],
  question: string,
  budget: number,
): SearchAnswer {
  const {sections: found, words, language} = library.search(question);
  let rest = budget - MAX_MORE * MORE_TOKENS;
  const errors = explainError(errorTables, question)
    .slice(0, MAX_ERRORS)
    .filter((entry) => {
      const cost = errorText(entry).length / TITLE_CHARACTERS + MARK_TOKENS;
      if (cost > rest) return false;
      rest -= cost;
      return true;
    });
  const sections: (NamedSection & {text: string})[] = [];
  const more: NamedSection[] = [];
  const seen = new Set<string>();
  for (const section of found) {
    if (more.length === MAX_MORE) break;
    // Many operations of an API have the same text, for example about 401.
    if (seen.has(section.text)) continue;
    seen.add(section.text);
    const named = {title: section.title, url: section.url};
    rest -= MARK_TOKENS + (named.title.length + named.url.length) / TITLE_CHARACTERS;
    const isWanted = language !== undefined && hasCode(section.text, language);
    const share = sections.length > 0 ? LARGEST_PART : isWanted ? LARGEST_CODE : LARGEST_FIRST;
    const most = Math.min(rest, budget * share) * SAFETY;
    const length = most * section.charactersPerToken;
    const isFitting = section.text.length <= length;
    const whole =
      isFitting && language === undefined ? section.text : keepLanguage(section.text, language);
    const isLong = whole.length > length;
    const text = isLong ? excerpt(whole, words, library.sectionCount, length) : whole;
    if (most < LEAST_TOKENS) {
      more.push(named);
    } else if (text !== '') {
      sections.push({...named, text: isLong ? `${text}\n\n${SHORTENED}` : text});
      rest -= text.length / section.charactersPerToken / (isLong ? SAFETY : 1);
    }
  }
  return {errors, sections, more};
}
