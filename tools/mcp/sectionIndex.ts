/** Searches all pages for the sections that match a question in plain words. */
import MiniSearch from 'minisearch';
import type {PagePart} from '../../src/capabilities/mcp-server/shared';
import {indexTerms, isStopTerm, isWeakTerm} from '../../src/capabilities/search/shared';
import type {LibraryPage} from './library';

export interface Section {
  readonly page: LibraryPage;
  readonly part: PagePart;
  readonly url: string;
}

const BOOST = {title: 3, heading: 4};
/** Sections with less than this part of the best score are left out. */
const LEAST_SCORE = 0.15;
/** A section with all words of a question is better than one that repeats some. Each has at least this weight. */
const LEAST_WEIGHT = 0.3;

export class SectionIndex {
  private readonly engine = new MiniSearch<Readonly<Record<'title' | 'heading' | 'text', string>>>({
    fields: ['title', 'heading', 'text'],
    tokenize: indexTerms,
    // The tokenizer returns stems.
    processTerm: (term) => term,
  });

  constructor(private readonly sections: readonly Section[]) {
    this.engine.addAll(
      sections.map(({page, part}, id) => ({
        id,
        title: `${page.title} ${page.endpoint ?? ''}`,
        heading: part.heading,
        text: part.text,
      })),
    );
  }

  /** Returns the sections that match the words of a question, the best one first. */
  search(words: readonly string[]): Section[] {
    const results = this.engine
      .search({queries: [...words], boost: BOOST})
      .flatMap(({id, score, queryTerms}) => {
        const section = this.sections[Number(id)];
        if (section === undefined) return [];
        const found = words.filter((word) => queryTerms.includes(word)).length / words.length;
        return {section, score: score * (LEAST_WEIGHT + found)};
      })
      .sort((a, b) => b.score - a.score);
    const least = (results[0]?.score ?? 0) * LEAST_SCORE;
    return results.filter(({score}) => score >= least).map(({section}) => section);
  }
}

/**
 * Returns the terms of a question for `SectionIndex.search`, without words such as "the" and "many" when
 * others remain.
 */
export function questionWords(question: string): string[] {
  const terms = [...new Set(indexTerms(question))];
  const meaningful = terms.filter((term) => !isStopTerm(term) && !isWeakTerm(term));
  return meaningful.length > 0 ? meaningful : terms;
}
