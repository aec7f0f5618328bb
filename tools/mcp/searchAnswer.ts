/** Makes the answer of the tool `search_docs`: the best sections, as many as fit into a number of tokens. */
import {errorText, explainError, type ErrorEntry} from './errors';
import {excerpt} from './excerpt';
import type {Library} from './library';
import type {Section} from './sectionIndex';

export const MIN_BUDGET = 200;
export const MAX_BUDGET = 20_000;

/** Further sections that are only named, and the tokens of each. */
const MAX_MORE = 3;
const MORE_TOKENS = 40;
/** Sections that are returned at most. More of them would be less about the question. */
const MAX_SECTIONS = 4;
/** Rows of error tables that are returned at most. */
const MAX_ERRORS = 3;
/** A first section that is longer than this part of the budget is shortened, so that a second one fits. */
const LARGEST_FIRST = 0.7;
/** In fewer tokens, a section says too little. */
const LEAST_TOKENS = 60;
/** A token of Markdown with code has more characters than this, with few exceptions. */
const CHARACTERS_PER_TOKEN = 2.8;

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
 * Returns the documented errors that a query is, and the sections that match it, the best one first. Sections are whole; only
 * the first one is shortened if it is long. Of sections with the same text, only the first is in the answer. If nothing
 * matches, the lists are empty.
 *
 * @param budget  most tokens of the answer, from MIN_BUDGET to MAX_BUDGET
 */
export function answerQuestion(
  library: Library,
  errorTables: readonly ErrorEntry[],
  question: string,
  budget: number,
): SearchAnswer {
  const {sections: found, words} = library.search(question);
  const answer = new Answer(budget - MAX_MORE * MORE_TOKENS);
  const errors = explainError(errorTables, question)
    .slice(0, MAX_ERRORS)
    .filter((entry) => answer.add(errorText(entry)));
  const sections: (NamedSection & {text: string})[] = [];
  const more: NamedSection[] = [];
  const seen = new Set<string>();
  for (const section of found) {
    if (more.length === MAX_MORE) break;
    // Many operations of an API have the same text, for example about 401.
    if (seen.has(section.text)) continue;
    seen.add(section.text);
    const named = {title: titleOf(section), url: section.url};
    const head = `## ${named.title}\n${named.url}\n\n`;
    const most = (sections.length === 0 ? LARGEST_FIRST : 1) * answer.restCharacters - head.length;
    const text = fitText(section.text, most, sections.length === 0, (length) =>
      excerpt(section.text, words, library.sectionCount, length),
    );
    const mayAdd = sections.length < MAX_SECTIONS && text !== '';
    if (mayAdd && answer.add(head + text)) sections.push({...named, text});
    else more.push(named);
  }
  return {errors, sections, more};
}

/** Counts the characters of an answer. */
class Answer {
  restCharacters: number;

  constructor(budget: number) {
    this.restCharacters = budget * CHARACTERS_PER_TOKEN;
  }

  /** Returns whether a text still fits, and if so, counts it. */
  add(text: string): boolean {
    if (text.length > this.restCharacters) return false;
    this.restCharacters -= text.length;
    return true;
  }
}

/** Returns a text that fits whole, or the best parts of it if it may be shortened. Otherwise returns ''. */
function fitText(
  text: string,
  most: number,
  mayShorten: boolean,
  shorten: (length: number) => string,
): string {
  if (text.length <= most) return text;
  if (!mayShorten || most < LEAST_TOKENS * CHARACTERS_PER_TOKEN) return '';
  const shortened = shorten(most);
  return shortened === '' ? '' : `${shortened}\n\n${SHORTENED}`;
}

/** Returns the titles of the page and of the section. */
const titleOf = ({page, part}: Section): string =>
  part.level === 0 ? page.title : `${page.title}: ${part.heading}`;
