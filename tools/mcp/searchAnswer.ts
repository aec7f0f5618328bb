/** Makes the answer of the tool `search_docs`: as many sections as fit into a number of tokens. */
import {excerpt} from './excerpt';
import type {Library} from './library';
import {questionWords, type Section} from './sectionIndex';

export const MIN_BUDGET = 200;
export const MAX_BUDGET = 20_000;

/** Tokens of a title, an address, and the line breaks around them. */
const TITLE_TOKENS = 60;
/** Further sections that are only named. */
const MAX_MORE = 3;
/** The largest part of an answer that one section takes. A longer one is shortened, so that others fit next to it. */
const LARGEST_PART = 0.3;

export interface SearchAnswer {
  readonly sections: readonly {title: string; url: string; text: string}[];
  readonly more: readonly {title: string; url: string}[];
  readonly [key: string]: unknown;
}

/**
 * Returns the sections that match a question, the best one first, shortened where they are long. If nothing matches, the
 * lists are empty.
 *
 * @param budget  most tokens of the answer, from MIN_BUDGET to MAX_BUDGET
 */
export function answerQuestion(library: Library, question: string, budget: number): SearchAnswer {
  const words = questionWords(question);
  const found = library.search(words);
  const sections: {title: string; url: string; text: string}[] = [];
  let rest = budget - MAX_MORE * TITLE_TOKENS;
  for (const section of found) {
    const {part, url} = section;
    const most = Math.min(rest, budget * LARGEST_PART) - TITLE_TOKENS;
    if (most <= 0) break;
    const isShort = part.tokens <= most;
    // Tokens have different lengths, so a shortened text gets less than its share.
    const length = 0.85 * (most / part.tokens) * part.text.length;
    const text = isShort ? part.text : excerpt(part.text, words, length);
    sections.push({title: titleOf(section), url, text: text.replace(headingRegex, '')});
    // An excerpt of whole blocks is often shorter than its share.
    const used = isShort ? part.tokens : Math.min(most, most * (text.length / length));
    rest -= TITLE_TOKENS + used;
  }
  const more = found
    .slice(sections.length, sections.length + MAX_MORE)
    .map((section) => ({title: titleOf(section), url: section.url}));
  return {sections, more};
}

/** Matches the heading of a section, which its title repeats. */
const headingRegex = /^#+ .*\n+/;

/** Returns the titles of the page and of the section. */
const titleOf = ({page, part}: Section): string =>
  part.level === 0 ? page.title : `${page.title}: ${part.heading}`;
