/**
 * Ranks sections of pages for a query. The search of the site and the MCP server use it. All numbers that weigh one
 * criterion against another are in this file; those for single words are in query.ts.
 */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {sum} from '../../../lib/sum';
import {readQuery, stopTermsOf, type QueryWord} from './query';
import type {SynonymGroup} from './record';
import {indexTerms, isStopTerm} from './tokens';

/** A page as the index sees it. */
export interface IndexedPage {
  readonly title: string;
  readonly path: string;
  /** Words of readers that the page doesn't contain, from its front matter. */
  readonly keywords: string;
  /** The first one is the introduction, which has no heading. */
  readonly sections: readonly IndexedSection[];
}

interface IndexedSection {
  readonly heading: string;
  readonly text: string;
}

/** The matches of one word of a query. */
export interface WordMatches extends QueryWord {
  /** Scores by the ids of the sections. */
  readonly scores: ReadonlyMap<number, number>;
  /** The ids of the sections that contain the word itself. */
  readonly literal: ReadonlySet<number>;
  /** Terms of the index that match. */
  readonly terms: ReadonlySet<string>;
  /** The terms that match what the reader typed, not a synonym. */
  readonly typedTerms: ReadonlySet<string>;
}

interface SectionMatch {
  /** Position of the page. */
  readonly page: number;
  /** Position of the section on its page. */
  readonly section: number;
  readonly score: number;
  /** The score without that of its page. */
  readonly ownScore: number;
  /** Whether it contains the identifiers of the query that the best section of its page contains. */
  readonly explainsSame: boolean;
}

export interface PageMatch {
  /** Position of the page. */
  readonly page: number;
  readonly score: number;
  /** The best one first. */
  readonly sections: readonly SectionMatch[];
}

export interface Ranking {
  readonly words: readonly WordMatches[];
  /** The best one first. */
  readonly pages: readonly PageMatch[];
}

/** Titles and headings count more than texts and keywords (1). */
const BOOST = {title: 2, heading: 2, path: 0.1};
/** The words of a page's introduction and title count for its other sections as well, but less than their own. */
const PAGE_WEIGHT = 0.5;
/** Words such as `can` and `my` count in headings only: many of them are questions. */
const STOP_WORD_WEIGHT = 0.5;
/** A section with all words of the query is better than one that repeats some of them. */
const COVERAGE_POWER = 2;
/** Pages below this part of the best score are left out. */
const LEAST_SCORE = 0.05;

const OPTIONS: Options = {
  fields: ['title', 'path', 'keywords', 'heading', 'text'],
  tokenize: indexTerms,
  processTerm: (term, field) => (field === 'text' && isStopTerm(term) ? null : term),
  // query.ts has already split the query into terms.
  searchOptions: {tokenize: (term) => [term], processTerm: (term) => term, boost: BOOST},
};

/** Indexes the sections of pages. The id of a section is its position among the sections of all pages. */
export function indexSections(pages: readonly IndexedPage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  let id = 0;
  for (const {title, path, keywords, sections} of pages) {
    for (const [position, section] of sections.entries()) {
      // Title, path, and keywords are indexed once, with the introduction. They count for all sections of the page.
      index.add(position === 0 ? {id, title, path, keywords, ...section} : {id, ...section});
      id += 1;
    }
  }
  return index;
}

/** Restores an index from JSON. @throws Error for an index of an incompatible version of MiniSearch */
export const loadIndex = (index: AsPlainObject): MiniSearch => MiniSearch.loadJS(index, OPTIONS);

/** A page whose sections are ranked. */
interface RankedPage {
  /** The number of its sections. */
  readonly sections: number;
  /** How much each section counts: less than 1 for one that few readers look for. */
  readonly weights?: readonly number[];
}

export class Ranker {
  private readonly countPrefix = memoize(
    (prefix: string) => this.index.search(prefix, {prefix: true}).length,
  );
  private readonly count = memoize((term: string) => this.index.search(term).length);
  private readonly countTitles = memoize(
    (term: string) => this.index.search(term, {fields: ['title']}).length,
  );
  private readonly known = {
    has: (term: string) => this.count(term) > 0,
    hasPrefix: (prefix: string) => this.countPrefix(prefix) > 0,
    isInTitle: (term: string) => this.countTitles(term) > 0,
  };

  /**
   * @param index the index of these sections, see `indexSections`
   */
  constructor(
    private readonly pages: readonly RankedPage[],
    private readonly synonyms: readonly SynonymGroup[],
    private readonly index: MiniSearch,
  ) {}

  /**
   * Returns the pages that match at least one word of the query, and the matches of each word. A page is as good as its
   * best section. Pages whose score is far below the best one are left out.
   *
   * @param isFinished whether the reader has typed the whole query
   */
  rank(query: string, isFinished = false): Ranking {
    const words = readQuery(query, this.synonyms, this.known, isFinished).map((word) =>
      this.matchWord(word),
    );
    const stopWords = stopTermsOf(query).map((term) => this.matchStopWord(term));
    let firstId = 0;
    const pages = this.pages.flatMap(({sections: count, weights}, page): PageMatch[] => {
      const introduction = firstId;
      firstId += count;
      const sections = Array.from({length: count}, (_, section) => {
        const id = introduction + section;
        const weight = weights?.[section] ?? 1;
        const rate = (pageId: number) => weight * rateSection(id, pageId, words, stopWords);
        return {page, section, score: rate(introduction), ownScore: rate(id)};
      });
      const found = sections.filter(({score}) => score > 0).sort((a, b) => b.score - a.score);
      const [best] = found;
      if (best === undefined) return [];
      const identifiers = words.filter(
        ({isIdentifier, literal}) => isIdentifier && literal.has(introduction + best.section),
      );
      const matches = found.map((match) => ({
        ...match,
        explainsSame:
          match.section > 0 &&
          identifiers.length > 0 &&
          identifiers.every(({literal}) => literal.has(introduction + match.section)),
      }));
      return [{page, score: best.score, sections: matches}];
    });
    pages.sort((a, b) => b.score - a.score);
    const least = LEAST_SCORE * (pages[0]?.score ?? 0);
    return {words, pages: pages.filter(({score}) => score >= least)};
  }

  /** Looks up the alternatives of a word. For each section, the best alternative counts. */
  private matchWord(word: QueryWord): WordMatches {
    const scores = new Map<number, number>();
    const literal = new Set<number>();
    const terms = new Set<string>();
    const typedTerms = new Set<string>();
    for (const {term, weight, prefix, fuzzy, isSynonym} of word.alternatives) {
      for (const result of this.index.search(term, {prefix, fuzzy})) {
        const id = Number(result.id);
        if (weight === 1) literal.add(id);
        scores.set(id, Math.max(scores.get(id) ?? 0, result.score * weight));
        for (const matchedTerm of result.terms) {
          terms.add(matchedTerm);
          if (!isSynonym) typedTerms.add(matchedTerm);
        }
      }
    }
    return {...word, scores, literal, terms, typedTerms};
  }

  /** Returns the scores of the sections whose heading contains a word such as `can`. */
  private matchStopWord(term: string): ReadonlyMap<number, number> {
    const results = this.index.search(term, {fields: ['heading']});
    return new Map(results.map(({id, score}) => [Number(id), score * STOP_WORD_WEIGHT]));
  }
}

/** Rates a section. The score is 0 if neither it nor the introduction of its page has a word of the query. */
function rateSection(
  id: number,
  introduction: number,
  words: readonly WordMatches[],
  stopWords: readonly ReadonlyMap<number, number>[],
): number {
  let score = 0;
  let covered = 0;
  for (const {scores} of words) {
    const ownScore = scores.get(id) ?? 0;
    const pageScore = id === introduction ? 0 : PAGE_WEIGHT * (scores.get(introduction) ?? 0);
    score += ownScore + pageScore;
    if (ownScore + pageScore > 0) covered += 1;
  }
  if (covered === 0) return 0;
  const stopWordScore = sum(stopWords.map((scores) => scores.get(id) ?? 0));
  return (score + stopWordScore) * (covered / words.length) ** COVERAGE_POWER;
}
