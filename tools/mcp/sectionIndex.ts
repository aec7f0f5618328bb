/** Ranks the sections of all pages for a question in plain words. */
import MiniSearch from 'minisearch';
import {sum} from '../../src/lib/sum';
import type {PagePart} from '../../src/plugins/mcp-server/shared';
import {
  indexTerms,
  matchWord,
  readQuery,
  type SynonymGroup,
  type WordMatches,
} from '../../src/plugins/search/shared';
import type {Page} from './findPage';

export interface Section {
  readonly page: Page;
  readonly part: PagePart;
  /** The headings around the section: the title of the page first, the section's own heading last. */
  readonly headings: readonly string[];
  /** The text below the heading. */
  readonly text: string;
  readonly url: string;
}

/** The sections that match a question, and the matches of each of its words. */
export interface SectionMatches {
  /** The best one first. */
  readonly sections: readonly Section[];
  readonly words: readonly WordMatches[];
}

const BOOST = {above: 3, heading: 3};
/** Exponent of the part of a question that a section has: one with all words is better than one that repeats some. */
const COVERAGE_POWER = 1.5;
/** Sections with less than this part of the best score are left out. */
const LEAST_SCORE = 0.15;

/** Finds the sections that match a question. The `Library` builds it when the server starts. */
export class SectionIndex {
  private readonly engine = new MiniSearch<Readonly<Record<'above' | 'heading' | 'text', string>>>({
    fields: ['above', 'heading', 'text'],
    tokenize: indexTerms,
    // The tokenizer returns stems.
    processTerm: (term) => term,
    // The words of a question are terms already.
    searchOptions: {tokenize: (term) => [term]},
  });

  constructor(
    private readonly sections: readonly Section[],
    private readonly synonyms: readonly SynonymGroup[],
  ) {
    this.engine.addAll(
      sections.map(({page, headings, text}, id) => ({
        id,
        above: [page.endpoint, ...headings.slice(0, -1)].join(' '),
        heading: headings.at(-1) ?? '',
        text,
      })),
    );
  }

  search(question: string): SectionMatches {
    const isKnown = (term: string) => this.engine.search(term).length > 0;
    // The space says that the last word is complete.
    const words = readQuery(`${question} `, this.synonyms, isKnown);
    const total = sum(words.map(({weight}) => weight));
    const matches = words.map((word) => matchWord(word, word.weight / total, this.engine, BOOST));
    const scored = this.sections
      .map((section, id) => ({section, score: scoreOf(id, matches)}))
      .sort((a, b) => b.score - a.score);
    const least = (scored[0]?.score ?? 0) * LEAST_SCORE;
    const found = scored.filter(({score}) => score > 0 && score >= least);
    return {sections: found.map(({section}) => section), words: matches};
  }
}

function scoreOf(id: number, words: readonly WordMatches[]): number {
  const found = words.filter(({scores}) => scores.has(id));
  const coverage = sum(found.map(({weight}) => weight));
  return sum(found.map(({scores}) => scores.get(id) ?? 0)) * coverage ** COVERAGE_POWER;
}
