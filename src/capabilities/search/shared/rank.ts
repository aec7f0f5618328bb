/** Ranks pages for a query. All numbers that weigh one criterion against another are in this file. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {LOWEST_HEADING} from './indexFile';
import type {QueryWord} from './query';
import {headingTexts, type SearchPage} from './record';
import {indexTerms, isStopWord, normalize, tokenize} from './tokens';

/** Titles count more than headings, and headings more than texts (1). */
const BOOST = {title: 5, path: 0.1, heading: 2.5};
/** Factor for a page with a heading that equals the query: the name of a page, a parameter, or an error. */
const SAME_HEADING_FACTOR = 3;
/** Highest bonus for a heading: it contains all words of the query. Fewer words give less. */
const HEADING_BONUS = 0.8;
/** Highest bonus for the title: all its words are in the query, and all words of the query match. */
const TITLE_BONUS = 0.5;
/** Factor for each unit of negative rank. */
const RANK_FACTOR = 0.7;
/** Pages below this part of the best score are left out. */
const MINIMUM_SCORE = 0.015;

/** A page that matches a query. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly score: number;
  /** Share of the title's words that the query contains, from 0 to 1. */
  readonly titleShare: number;
}

/** The matches of one word of the query. */
export interface WordMatches {
  /** Scores by the ids of the pages. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms of the index that match. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that match what the reader typed, not a synonym. */
  readonly typedTerms: ReadonlySet<string>;
  /** The word's part of the query. The weights of all words add up to 1. */
  readonly weight: number;
}

/** Returns the pages that match, best first, and the matches of each word. */
export function rankPages(
  query: string,
  words: readonly QueryWord[],
  pages: readonly SearchPage[],
  index: MiniSearch,
): {ranked: RankedPage[]; matches: WordMatches[]} {
  const totalWeight = sum(words.map(({weight}) => weight));
  const matches = words.map((word) => matchWord(word, word.weight / totalWeight, index));
  const normalizedQuery = normalize(query).trim();
  const ranked = pages
    .flatMap((page, id) => {
      const found = matches.filter(({scores}) => scores.has(id));
      return found.length === 0 ? [] : [scorePage(page, id, found, matches, normalizedQuery)];
    })
    .sort((a, b) => b.score - a.score);
  const minimum = MINIMUM_SCORE * (ranked[0]?.score ?? 0);
  return {ranked: ranked.filter(({score}) => score >= minimum), matches};
}

/** Looks up the alternatives of a word. For each page, the best alternative counts. */
function matchWord({alternatives}: QueryWord, weight: number, index: MiniSearch): WordMatches {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  const typedTerms = new Set<string>();
  for (const alternative of alternatives) {
    const {term, prefix, fuzzy} = alternative;
    for (const result of index.search(term, {prefix, fuzzy, boost: BOOST})) {
      const id = Number(result.id);
      const score = result.score * alternative.weight * weight;
      scores.set(id, Math.max(scores.get(id) ?? 0, score));
      for (const matchedTerm of result.terms) {
        terms.add(matchedTerm);
        if (!alternative.isSynonym) typedTerms.add(matchedTerm);
      }
    }
  }
  return {scores, terms, typedTerms, weight};
}

/**
 * Scores a page by its matches, the share of the query that it contains, the share of its title that matches, and the
 * share of the query in its best heading.
 */
function scorePage(
  page: SearchPage,
  id: number,
  found: readonly WordMatches[],
  matches: readonly WordMatches[],
  normalizedQuery: string,
): RankedPage {
  const {titleWords, headings, headingNames} = readHeadings(page);
  const coverage = sum(found.map(({weight}) => weight));
  const titleMatches = titleWords.filter((terms) => matchedShare(terms, matches) > 0);
  const titleShare = titleMatches.length / Math.max(1, titleWords.length);
  const headingShare = Math.max(...headings.map((terms) => matchedShare(terms, matches)));
  const score =
    sum(found.map(({scores}) => scores.get(id) ?? 0)) *
    coverage *
    (headingNames.has(normalizedQuery) ? SAME_HEADING_FACTOR : 1) *
    (1 + TITLE_BONUS * titleShare * coverage) *
    (1 + HEADING_BONUS * headingShare ** 2) *
    RANK_FACTOR ** -page.rank;
  return {page, score, titleShare};
}

/**
 * Returns how much of the query these terms match, 0 to 1: the summed weights of the words that match at least one of
 * them.
 */
export function matchedShare(terms: readonly string[], matches: readonly WordMatches[]): number {
  const found = matches.filter((match) => terms.some((term) => match.terms.has(term)));
  return sum(found.map(({weight}) => weight));
}

/** Returns the terms and names in the headings of a page. */
const readHeadings = memoize(({title, items}: SearchPage) => {
  const tokens = tokenize(title);
  const significant = tokens.filter(({whole}) => !isStopWord(whole));
  const titleTokens = significant.length > 0 ? significant : tokens;
  return {
    /** The terms of each word of the title. */
    titleWords: titleTokens.map(({terms}) => terms),
    /** The terms of the title and of each heading down to LOWEST_HEADING. */
    headings: [title, ...headingTexts(items, LOWEST_HEADING)].map(indexTerms),
    /** All headings, including the names of parameters. */
    headingNames: new Set([title, ...headingTexts(items)].map(normalize)),
  };
});

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
