/** The ranking: from the words asked for to an order of pages. All numbers that weigh one reason against another are here. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {LOWEST_HEADING} from './indexFile';
import {headingTexts, type SearchPage} from './record';
import {indexTerms, isStopWord, normalize, tokenize} from './tokens';
import type {AskedWord} from './query';

/** A page's title before headings before text. */
const BOOST = {title: 5, path: 0.1, heading: 2.5};
/** A page with a heading that is the query: a page, a parameter, an error. */
const SAME_HEADING = 3;
/** Several words of the query in one heading. */
const HEADING_BONUS = 0.8;
/** Words of the query in the title. */
const TITLE_BONUS = 0.5;
/** A page with one unit of negative rank counts this much less. */
const RANK_FACTOR = 0.7;
/** Pages that score less than this part of the best are not worth listing. */
const CUT = 0.015;

/** A page with what made it match. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly score: number;
  /** How much of the title the query names, 0 to 1. */
  readonly titleShare: number;
}

/** What one word of the query found. */
export interface WordMatches {
  /** How well, by page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms that matched. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that the reader typed, whole, begun or misspelt; not their synonyms. */
  readonly typed: ReadonlySet<string>;
  /** How telling the word is, of 1 for all. */
  readonly weight: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The pages that hold a word; of its alternatives the best counts. */
function match({alternatives, weight}: AskedWord, index: MiniSearch): WordMatches {
  const scores = new Map<number, number>();
  const [terms, typed] = [new Set<string>(), new Set<string>()];
  for (const {term, isSynonym, weight: trust, ...how} of alternatives) {
    for (const {id, score, terms: matched} of index.search(term, {...how, boost: BOOST})) {
      const page = Number(id);
      scores.set(page, Math.max(scores.get(page) ?? 0, score * trust * weight));
      for (const one of matched) {
        terms.add(one);
        if (!isSynonym) typed.add(one);
      }
    }
  }
  return {scores, terms, typed, weight};
}

const weightOf = (words: readonly WordMatches[]) => sum(words.map(({weight}) => weight));

/** How much of the words asked for, by their weights, is among terms. */
export const shareIn = (list: readonly string[], asked: readonly WordMatches[]): number =>
  weightOf(asked.filter(({terms}) => list.some((term) => terms.has(term))));

/** What is asked of the headings of a page. */
const askedOfHeadings = memoize(({title, items}: SearchPage) => {
  const words = tokenize(title);
  const telling = words.filter(({whole}) => !isStopWord(whole));
  return {
    titleTerms: (telling.length > 0 ? telling : words).map(({terms}) => terms),
    terms: [title, ...headingTexts(items, LOWEST_HEADING)].map(indexTerms),
    names: new Set([title, ...headingTexts(items)].map(normalize)),
  };
});

/** The pages that match, best first, and what each word found. */
export function rank(
  query: string,
  words: readonly AskedWord[],
  pages: readonly SearchPage[],
  index: MiniSearch,
): {ranked: RankedPage[]; asked: WordMatches[]} {
  const all = sum(words.map(({weight}) => weight));
  const asked = words.map((word) => match({...word, weight: word.weight / all}, index));
  const whole = normalize(query).trim();
  // By the scores of the words, by how much of the query the page holds, and how much of it in its title and in one heading.
  const weigh = (page: SearchPage, found: readonly WordMatches[], id: number): RankedPage => {
    const {titleTerms, terms, names} = askedOfHeadings(page);
    const covered = weightOf(found);
    const named = titleTerms.filter((list) => shareIn(list, asked) > 0);
    const titleShare = named.length / Math.max(1, titleTerms.length);
    const inHeading = Math.max(...terms.map((list) => shareIn(list, asked)));
    const score =
      sum(found.map(({scores}) => scores.get(id) ?? 0)) *
      covered *
      (names.has(whole) ? SAME_HEADING : 1) *
      (1 + TITLE_BONUS * titleShare * covered) *
      (1 + HEADING_BONUS * inHeading ** 2) *
      RANK_FACTOR ** -page.rank;
    return {page, score, titleShare};
  };
  const ranked = pages
    .flatMap((page, id) => {
      const found = asked.filter(({scores}) => scores.has(id));
      return found.length > 0 ? weigh(page, found, id) : [];
    })
    .sort((a, b) => b.score - a.score);
  const least = CUT * (ranked[0]?.score ?? 0);
  return {ranked: ranked.filter(({score}) => score >= least), asked};
}
