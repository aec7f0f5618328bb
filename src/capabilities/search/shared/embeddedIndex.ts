/** The index of the embedded engine: sections of pages in MiniSearch, asked one word at a time. */
import MiniSearch from 'minisearch';
import {sectionsOf, type Section} from './sections';
import {indexTerms, normalize, tokenize} from './tokens';
import {isStopWord} from './stopWords';
import type {Unit, Variant} from './query';
import type {SearchIndexFile} from './indexFile';
import type {RecordType, SearchPage} from './record';

export interface IndexedPage {
  readonly source: SearchPage;
  /** Its first section, by its number. */
  readonly lead: number;
  /** The title's words, each as the terms that stand for it. */
  readonly titleTerms: readonly (readonly string[])[];
  readonly titleText: string;
}

interface SectionDocument {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly heading: string;
  /** Name of a field or parameter: there are many, and they are short. */
  readonly part: string;
  /** What the page says it is about. */
  readonly description: string;
  readonly text: string;
}

type Field = Exclude<keyof SectionDocument, 'id'>;

/** A page's title before headings before text; the path repeats the title in other words. */
const BOOST: Readonly<Record<Field, number>> = {
  title: 5,
  heading: 2.5,
  path: 1.5,
  part: 1.2,
  description: 1,
  text: 1,
};
const MATCH_WEIGHTS = {prefix: 0.6, fuzzy: 0.5};
/** How fast a heading that repeats from page to page loses weight. */
const REPEATED = 0.2;
/** Of a single letter, only titles and headings are asked: it begins too many words. */
const SHORT_PREFIX_FIELDS: Field[] = ['title', 'heading'];

/** What one word of the query found. */
export interface UnitMatches {
  /** Score by section. */
  readonly scores: ReadonlyMap<number, number>;
  /** Sections that hold only a part of it, and how much. */
  readonly partly: ReadonlyMap<number, number>;
  /** Sections in whose title or heading it stands. */
  readonly headings: ReadonlySet<number>;
  /** Words of the documents that matched. */
  readonly terms: ReadonlySet<string>;
  /** How much it says, from the query. */
  readonly weight: number;
}

/** Words of queries whose matches are kept. */
const MAX_MATCHED = 100;

const PART_LEVELS: ReadonlySet<RecordType> = new Set(['lvl5', 'lvl6']);

function headingOf({records: [heading]}: Section): string {
  return heading === undefined || heading.type === 'content'
    ? ''
    : (heading.hierarchy[heading.type] ?? '');
}

/**
 * How much each section counts. One that stands under the same heading on many pages (Authentication,
 * 401 Unauthorized) says little about any of them.
 */
function sectionWeights(sections: readonly Section[]): number[] {
  const pagesByHeading = new Map<string, Set<number>>();
  for (const section of sections) {
    const heading = headingOf(section);
    const pages = pagesByHeading.get(heading) ?? new Set();
    pagesByHeading.set(heading, pages.add(section.page));
  }
  return sections.map(
    (section) => 1 / (1 + REPEATED * Math.log2(pagesByHeading.get(headingOf(section))?.size ?? 1)),
  );
}

function toDocument(section: Section, id: number, page: SearchPage, words: readonly string[]) {
  const isTitle = section.records[0]?.type === 'lvl1';
  const heading = headingOf(section);
  const isPart = PART_LEVELS.has(section.records[0]?.type ?? 'lvl1');
  return {
    id,
    title: isTitle ? page.title : '',
    path: isTitle ? page.path : '',
    heading: isTitle || isPart ? '' : heading,
    part: isPart ? heading : '',
    description: isTitle ? (section.records[1]?.content ?? '') : '',
    text: words.join(' '),
  } satisfies SectionDocument;
}

/** The words of a title that a query must hold to name the page. */
export function titleTermsOf(title: string): (readonly string[])[] {
  const tokens = tokenize(title);
  const meaningful = tokens.filter(({whole}) => !isStopWord(whole));
  return (meaningful.length > 0 ? meaningful : tokens).map(({terms}) => terms);
}

export class EmbeddedIndex {
  /** Headings, with empty texts. */
  readonly sections: readonly Section[];
  readonly pages: readonly IndexedPage[];
  readonly vocabulary = new Set<string>();
  /** Headings in lower case, by section. */
  readonly headingTexts: readonly string[];
  private readonly weights: readonly number[];
  private readonly matched = new Map<string, UnitMatches>();
  private readonly mini: MiniSearch<SectionDocument>;

  constructor({outline, words}: SearchIndexFile) {
    const {pages, origin} = outline;
    this.sections = sectionsOf(pages, origin);
    this.headingTexts = this.sections.map((section) => normalize(headingOf(section)));
    this.weights = sectionWeights(this.sections);
    const leads = new Map<number, number>();
    this.sections.forEach(({page}, id) => {
      if (!leads.has(page)) leads.set(page, id);
    });
    this.pages = pages.map((source, number) => ({
      source,
      lead: leads.get(number) ?? -1,
      titleTerms: titleTermsOf(source.title),
      titleText: normalize(source.title),
    }));
    this.mini = new MiniSearch<SectionDocument>({
      fields: Object.keys(BOOST),
      // The words of texts come ready; titles, headings and paths are read here.
      tokenize: (text, field) => (field === 'text' ? text.split(' ') : indexTerms(text)),
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
    });
    this.mini.addAll(
      this.sections.flatMap((section, id) => {
        const page = pages[section.page];
        return page === undefined ? [] : [toDocument(section, id, page, words[id] ?? [])];
      }),
    );
  }

  private askVariant({term, match}: Variant) {
    const short = match === 'prefix' && term.length === 1;
    return this.mini.search(term, {
      boost: BOOST,
      fields: short ? SHORT_PREFIX_FIELDS : undefined,
      prefix: match === 'prefix',
      fuzzy: typeof match === 'number' ? match : false,
      weights: MATCH_WEIGHTS,
      tokenize: (text) => [text],
      processTerm: (text) => text,
    });
  }

  /** The sections that hold a word or one of its stand-ins. The words before the one being typed were asked already. */
  match(unit: Unit): UnitMatches {
    const key = JSON.stringify(unit);
    let matches = this.matched.get(key);
    if (matches === undefined) {
      matches = this.find(unit);
      if (this.matched.size >= MAX_MATCHED) this.matched.clear();
      this.matched.set(key, matches);
    }
    return matches;
  }

  /** Of several stand-ins, the best counts. */
  private find({variants, weight}: Unit): UnitMatches {
    const scores = new Map<number, number>();
    const headings = new Set<number>();
    const terms = new Set<string>();
    const covered = new Map<number, number>();
    for (const variant of variants) {
      for (const result of this.askVariant(variant)) {
        const id = result.id as number;
        const score = result.score * weight * variant.weight * (this.weights[id] ?? 1);
        if (score > (scores.get(id) ?? 0)) scores.set(id, score);
        const {covers = 1} = variant;
        if (covers > (covered.get(id) ?? 0)) covered.set(id, covers);
        for (const term of result.terms) {
          terms.add(term);
          const fields = result.match[term] ?? [];
          if (fields.includes('heading') || fields.includes('title')) headings.add(id);
        }
      }
    }
    const partly = new Map([...covered].filter(([, covers]) => covers < 1));
    return {scores, partly, headings, terms, weight};
  }
}
