/** The sections of all pages in MiniSearch: what a unit of the query finds, with what score. */
import MiniSearch from 'minisearch';
import {sectionsOf, type RecordsFile, type Section} from './record';
import {indexTerms, normalize} from './tokens';
import type {NearPage} from './hit';
import type {Unit, Variant} from './query';

interface SectionDocument {
  readonly id: number;
  readonly title: string;
  readonly path: string;
  readonly heading: string;
  /** Name of a field or parameter: there are many, and they are short. */
  readonly part: string;
  /** What the page says it is about. */
  readonly description: string;
  /** The words of its texts, as `indexFile.ts` has them. */
  readonly text: string;
}

/** A page's title before headings before text; the path repeats the title in other words. */
const BOOST = {title: 5, heading: 2.5, path: 1.5, part: 1.2, description: 1, text: 1};
const MATCH_WEIGHTS = {prefix: 0.6, fuzzy: 0.5};
/** How fast a heading that repeats from page to page loses weight. */
const REPEATED = 0.2;
/** Of a single letter, only these are asked: it begins too many words. */
const HEADING_FIELDS = ['title', 'heading'];

/** Of a query that finds nothing, the first letters of each word may still lead somewhere. */
const NEAR_LETTERS = 3;
const NEAR_PAGES = 6;

/** What a unit of the query found in one section. */
export interface Match {
  readonly score: number;
  /** How much of the unit the section holds, 0 to 1. */
  readonly covers: number;
  /** It stands in the title or the heading. */
  readonly inHeading: boolean;
}

/** What a unit of the query found. */
export interface UnitMatches {
  /** By section. */
  readonly sections: ReadonlyMap<number, Match>;
  /** Words of the documents that matched. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that the reader typed, whole, begun or misspelt; not their synonyms. */
  readonly typed: ReadonlySet<string>;
  /** How much it says, from the query. */
  readonly weight: number;
}

function headingOf({records: [heading]}: Section): string {
  return (heading && heading.type !== 'content' && heading.hierarchy[heading.type]) || '';
}

/**
 * How much each section counts. One that stands under the same heading on many pages (Authentication,
 * 401 Unauthorized) says little about any of them.
 */
function sectionWeights(sections: readonly Section[]): number[] {
  const pages = new Map<string, Set<number>>();
  for (const section of sections) {
    const heading = headingOf(section);
    pages.set(heading, (pages.get(heading) ?? new Set()).add(section.page));
  }
  return sections.map(
    (section) => 1 / (1 + REPEATED * Math.log2(pages.get(headingOf(section))?.size ?? 1)),
  );
}

function toDocument(section: Section, id: number): SectionDocument {
  const [record, ...texts] = section.records;
  const {type = 'lvl1', url_without_anchor = '', hierarchy} = record ?? {};
  const heading = headingOf(section);
  const isTitle = type === 'lvl1';
  const isPart = type === 'lvl5' || type === 'lvl6';
  const words = isTitle ? texts.slice(1) : texts;
  return {
    id,
    title: isTitle ? (hierarchy?.lvl1 ?? '') : '',
    path: isTitle ? new URL(url_without_anchor).pathname : '',
    heading: isTitle || isPart ? '' : heading,
    part: isPart ? heading : '',
    description: isTitle ? (texts[0]?.content ?? '') : '',
    text: words.flatMap(({content}) => content || []).join(' '),
  };
}

export class SectionIndex {
  readonly sections: readonly Section[];
  /** Every word of the site. */
  readonly vocabulary = new Set<string>();
  /** Headings in lower case, by section. */
  readonly headings: readonly string[];
  private readonly mini: MiniSearch<SectionDocument>;

  constructor(file: RecordsFile) {
    this.sections = sectionsOf(file);
    this.headings = this.sections.map((section) => normalize(headingOf(section)));
    const weights = sectionWeights(this.sections);
    this.mini = new MiniSearch<SectionDocument>({
      fields: Object.keys(BOOST),
      // The words of texts come ready; titles, headings and paths are read here.
      tokenize: (text, field) => (field === 'text' ? text.split(' ') : indexTerms(text)),
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
      searchOptions: {
        boost: BOOST,
        weights: MATCH_WEIGHTS,
        boostDocument: (id: number) => weights[id] ?? 1,
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    });
    this.mini.addAll(this.sections.map(toDocument));
  }

  private search({term, match}: Variant) {
    return this.mini.search(term, {
      fields: match === 'prefix' && term.length === 1 ? HEADING_FIELDS : undefined,
      prefix: match === 'prefix',
      fuzzy: typeof match === 'number' ? match : false,
    });
  }

  /** The sections that hold a unit; of its variants the best counts. */
  match({variants, weight}: Unit): UnitMatches {
    const sections = new Map<number, Match>();
    const [terms, typed] = [new Set<string>(), new Set<string>()];
    for (const variant of variants) {
      const {covers = 1, kind} = variant;
      for (const {id, score, match} of this.search(variant)) {
        const found = sections.get(Number(id));
        sections.set(Number(id), {
          score: Math.max(found?.score ?? 0, score * weight * variant.weight),
          covers: Math.max(found?.covers ?? 0, covers),
          inHeading:
            found?.inHeading === true ||
            Object.values(match).some((fields) =>
              HEADING_FIELDS.some((field) => fields.includes(field)),
            ),
        });
        for (const term of Object.keys(match)) {
          terms.add(term);
          if (kind !== 'synonym') typed.add(term);
        }
      }
    }
    return {sections, terms, typed, weight};
  }

  /** The pages whose titles come nearest to a query that found nothing. */
  nearest(query: string): NearPage[] {
    const words = normalize(query).split(/\s+/);
    const found = this.mini.search(words.map((word) => word.slice(0, NEAR_LETTERS)).join(' '), {
      fields: ['title'],
      prefix: true,
      tokenize: (text) => text.split(' '),
    });
    return found.slice(0, NEAR_PAGES).flatMap(({id}) => {
      const [record] = this.sections[Number(id)]?.records ?? [];
      return record === undefined ? [] : [{url: record.url, title: record.hierarchy.lvl1}];
    });
  }
}
