/** Ranks sections of pages, and sample programs, for a question in plain words. */
import {
  indexSections,
  Ranker,
  type IndexedPage,
  type SynonymGroup,
  type WordMatches,
} from '../../src/plugins/search/shared';
import {hasCode, readLanguage, type Language} from './language';

/** A section of a page, or a sample program. */
export interface Section {
  /** The titles of the page and of the section. */
  readonly title: string;
  readonly heading: string;
  /** The text below the heading. */
  readonly text: string;
  readonly url: string;
  readonly charactersPerToken: number;
  readonly isProgram: boolean;
}

/** A page as the index sees it, with its sections. */
export interface SearchedPage extends IndexedPage {
  /** The introduction first. */
  readonly sections: readonly Section[];
}

/** The sections that match a question, and the matches of each of its words. */
export interface SectionMatches {
  /** The best one first. */
  readonly sections: readonly Section[];
  readonly words: readonly WordMatches[];
  /** The programming language that the question names. */
  readonly language?: Language;
}

/** Sections with less than this part of the best score are left out. */
const LEAST_SCORE = 0.15;
/** A section with code in the language that the question names counts this much more, and a program even more. */
const WANTED_CODE = 2;
const WANTED_PROGRAM = 5;

/** Finds the sections that match a question, with the ranker of the site's search. */
export class SectionIndex {
  private readonly ranker: Ranker;

  constructor(
    private readonly pages: readonly SearchedPage[],
    synonyms: readonly SynonymGroup[],
  ) {
    const counts = pages.map(({sections}) => ({sections: sections.length}));
    this.ranker = new Ranker(counts, synonyms, indexSections(pages));
  }

  /** Finds the sections that match a question. Those with code in the language that it names come first. */
  search(question: string): SectionMatches {
    const {language, rest} = readLanguage(question);
    const {pages, words} = this.ranker.rank(rest, true);
    const matches = pages
      .flatMap(({sections}) => sections)
      .flatMap(({page, section: position, score}) => {
        const section = this.pages[page]?.sections[position];
        if (section === undefined) return [];
        const isWanted = language !== undefined && hasCode(section.text, language);
        const weight = section.isProgram ? WANTED_PROGRAM : WANTED_CODE;
        return {section, score: isWanted ? score * weight : score};
      })
      .sort((a, b) => b.score - a.score);
    const least = LEAST_SCORE * (matches[0]?.score ?? 0);
    const sections = matches.filter(({score}) => score >= least).map(({section}) => section);
    return {sections, words, language};
  }
}
