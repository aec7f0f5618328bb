/**
 * Ranks pages for a query, for `EmbeddedSearch`. All numbers that weigh one criterion against another are in this file.
 * `makeHit` uses only `matchedShare`, and the MCP server only `matchWord`; tools/mcp/sectionIndex.ts ranks its
 * sections.
 */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {sum} from '../../../lib/sum';
import {findHeadings} from './indexFile';
import type {QueryWord} from './query';
import {headingTexts, type SearchPage} from './record';
import {indexTerms, isStopTerm, tokenize} from './tokens';

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
  /** The terms that match what the reader typed, not a synonym. */
  readonly typedTerms: ReadonlySet<string>;
  /** The word's part of the query. The weights of all words add up to 1. */
  readonly weight: number;
}

/**
 * Returns the pages that match at least one word of the query, best first, and the matches of each word. Pages whose score is
 * far below the best one are left out.
 *
 * @param words the words of `query`, as `readQuery` returns them
 * @param index the index of `pages`, see `indexPages`
 */
export function rankPages(
  query: string,
  words: readonly QueryWord[],
  pages: readonly SearchPage[],
  index: MiniSearch,
): {ranked: RankedPage[]; matches: WordMatches[]} {
  const totalWeight = sum(words.map(({weight}) => weight));
  const matches = words.map((word) => matchWord(word, word.weight / totalWeight, index));
  const queryName = nameOf(query);
  const headings = readHeadings(pages);
  const ranked = pages
    .flatMap((page, id): RankedPage[] => {
      const found = matches.filter(({scores}) => scores.has(id));
      const pageHeadings = headings[id];
      if (found.length === 0 || pageHeadings === undefined) return [];
      const matchScore = sum(found.map(({scores}) => scores.get(id) ?? 0));
      const coverage = sum(found.map(({weight}) => weight));
      const {factor, titleShare} = rateHeadings(pageHeadings, coverage, matches, queryName);
      return [
        {page, titleShare, score: matchScore * coverage * factor * RANK_FACTOR ** -page.rank},
      ];
    })
    .sort((a, b) => b.score - a.score);
  const minimum = MINIMUM_SCORE * (ranked[0]?.score ?? 0);
  return {ranked: ranked.filter(({score}) => score >= minimum), matches};
}

/** Looks up the alternatives of a word. For each document of the index, the best alternative counts. */
export function matchWord(
  {alternatives}: QueryWord,
  weight: number,
  index: MiniSearch,
  boost: Readonly<Record<string, number>> = BOOST,
): WordMatches {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  const typedTerms = new Set<string>();
  for (const alternative of alternatives) {
    const {term, prefix, fuzzy} = alternative;
    for (const result of index.search(term, {prefix, fuzzy, boost})) {
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

/** Returns the factor for a page: from the share of its title that matches, and the share of the query in its best heading. */
function rateHeadings(
  {titleWords, headings, headingNames}: PageHeadings,
  coverage: number,
  matches: readonly WordMatches[],
  queryName: string,
) {
  const titleMatches = titleWords.filter((terms) => matchedShare(terms, matches) > 0);
  const titleShare = titleMatches.length / Math.max(1, titleWords.length);
  const headingShare = Math.max(...headings.map((terms) => matchedShare(terms, matches)));
  const factor =
    (headingNames.has(queryName) ? SAME_HEADING_FACTOR : 1) *
    (1 + TITLE_BONUS * titleShare * coverage) *
    (1 + HEADING_BONUS * headingShare ** 2);
  return {factor, titleShare};
}

/**
 * Returns how much of the query these terms match, 0 to 1: the summed weights of the words that match at least one of
 * them.
 */
export function matchedShare(terms: readonly string[], matches: readonly WordMatches[]): number {
  const found = matches.filter((match) => terms.some((term) => match.terms.has(term)));
  return sum(found.map(({weight}) => weight));
}

/** The headings of a page that tell it apart from others. */
interface PageHeadings {
  /** The terms of each word of the title. */
  readonly titleWords: readonly (readonly string[])[];
  /** The terms of the title and of each heading. */
  readonly headings: readonly (readonly string[])[];
  readonly headingNames: ReadonlySet<string>;
}

/** Reads the headings of all pages. */
const readHeadings = memoize((pages: readonly SearchPage[]): PageHeadings[] => {
  const known = findHeadings(pages);
  return pages.map(({title, items}) => {
    const tokens = tokenize(title);
    const significant = tokens.filter(({whole}) => !isStopTerm(whole));
    const titleTokens = significant.length > 0 ? significant : tokens;
    const headings = [title, ...headingTexts(items).filter((heading) => known.has(heading))];
    return {
      titleWords: titleTokens.map(({terms}) => terms),
      headings: headings.map(indexTerms),
      headingNames: new Set(headings.map(nameOf)),
    };
  });
});

/** Returns the words of a heading or a query, to compare them. */
const nameOf = (text: string): string =>
  tokenize(text)
    .map(({whole}) => whole)
    .join(' ');
