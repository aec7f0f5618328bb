/** Ranks the sections of all pages for a question in plain words. */
import type {DocsPage, PagePart} from '../../src/plugins/mcp-server/shared';
import {
  indexSections,
  Ranker,
  type SynonymGroup,
  type WordMatches,
} from '../../src/plugins/search/shared';

export interface Section {
  readonly page: DocsPage;
  readonly part: PagePart;
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

/** Sections with less than this part of the best score are left out. */
const LEAST_SCORE = 0.15;

/** Finds the sections that match a question, with the ranker of the site's search. */
export class SectionIndex {
  private readonly ranker: Ranker;

  /** @param sectionsByPage the sections of each page, the introduction first */
  constructor(
    private readonly sectionsByPage: readonly (readonly Section[])[],
    synonyms: readonly SynonymGroup[],
  ) {
    const pages = sectionsByPage.map((sections) => {
      const page = sections[0]?.page;
      return {
        title: page?.title ?? '',
        path: [page?.endpoint, page?.path].join(' '),
        keywords: '',
        sections: sections.map(({part, text}) => ({heading: part.heading, text})),
      };
    });
    const counts = sectionsByPage.map(({length}) => length);
    this.ranker = new Ranker(counts, synonyms, indexSections(pages));
  }

  search(question: string): SectionMatches {
    const {pages, words} = this.ranker.rank(question, true);
    const matches = pages.flatMap(({sections}) => sections).sort((a, b) => b.score - a.score);
    const least = LEAST_SCORE * (matches[0]?.score ?? 0);
    const sections = matches
      .filter(({score}) => score >= least)
      .flatMap(({page, section}) => this.sectionsByPage[page]?.[section] ?? []);
    return {sections, words};
  }
}
