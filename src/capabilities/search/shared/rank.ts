/** The ranking: from the words asked for to an order of pages. All numbers that weigh one reason against another are here. */
import MiniSearch from 'minisearch';
import {ownText, sectionsOf, type RecordsFile, type Section} from './record';
import {isStopWord} from './stopWords';
import {indexTerms, memoize, normalize, tokenize, type Token} from './tokens';
import type {NearPage} from './hit';
import type {AskedWord} from './query';

/** A page's title before headings before text; the path repeats the title in other words. A part is a field or parameter. */
const BOOST = {title: 5, heading: 2.5, path: 1.5, part: 1.2, description: 1, text: 1};
/** Terms that begin with the word, and terms a few letters off. */
const MATCH_WEIGHTS = {prefix: 0.5, fuzzy: 0.5};
/** Of a single letter, only these are asked: it begins too many words. */
const HEADING_FIELDS = ['title', 'heading'];
/** A section whose heading is the query: a page, a parameter, an error. */
const SAME_HEADING = 3;
/** Several words of the query in one heading. */
const HEADING_BONUS = 0.8;
/** Words of the query in the title. */
const TITLE_BONUS = 0.5;
/** A page that lacks words of the query falls behind those that have them. */
const COVERAGE_POWER = 2;
/** A page with one unit of negative rank counts this much less. */
const RANK_FACTOR = 0.8;
/** Pages that score less than this part of the best are not worth listing. */
const CUT = 0.04;

/** Of so many of the best pages the texts are read: how much more one counts for each two words of the query in a row. */
const PHRASE_PAGES = 20;
const PHRASE_BONUS = 0.6;

/** Of a query that finds nothing, the first letters of each word may still lead somewhere. */
const NEAR_LETTERS = 3;
const NEAR_PAGES = 6;

/** A page with what made it match. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Section that holds most of the query, by its number. */
  readonly section: number;
  /** How much of the title the query names, 0 to 1. */
  readonly titleShare: number;
}

/** What one word of the query found. */
export interface WordMatches {
  /** By section: how well, and whether in its heading. */
  readonly sections: ReadonlyMap<number, {readonly score: number; readonly inHeading: boolean}>;
  /** Terms that matched. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that the reader typed, whole, begun or misspelt; not their synonyms. */
  readonly typed: ReadonlySet<string>;
  readonly weight: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function toDocument({heading: record, texts}: Section, id: number) {
  const isTitle = record.type === 'lvl1';
  const isPart = record.type === 'lvl5' || record.type === 'lvl6';
  const heading = ownText(record);
  return {
    id,
    title: isTitle ? heading : '',
    path: isTitle ? new URL(record.url).pathname : '',
    heading: isTitle || isPart ? '' : heading,
    part: isPart ? heading : '',
    description: isTitle ? (texts[0]?.content ?? '') : '',
    text: (isTitle ? texts.slice(1) : texts).map(ownText).join(' ').trim(),
  };
}

/** The tokens of a title that a query must hold to name the page. */
function titleTokensOf(title: string): readonly Token[] {
  const tokens = tokenize(title);
  const telling = tokens.filter(({whole}) => !isStopWord(whole));
  return telling.length > 0 ? telling : tokens;
}

/** The words of a text that say something, in order. */
const tellingWords = (text: string): string[] =>
  tokenize(text)
    .map(({whole}) => whole)
    .filter((word) => !isStopWord(word));

/** The same as one text, in which pairs are looked for. */
const searchable = memoize(500, (text) => ` ${tellingWords(text).join(' ')} `);

/** What to multiply a page's score by: more the more neighbours of the query are neighbours in its text. */
export function phraseFactor(query: string, text: string): number {
  const words = tellingWords(query);
  const pairs = words.slice(1).map((word, index) => ` ${words[index] ?? ''} ${word} `);
  if (pairs.length === 0) return 1;
  const found = pairs.filter((pair) => searchable(text).includes(pair)).length;
  return 1 + PHRASE_BONUS * found * ((found + 1) / words.length) ** 2;
}

export class Ranking {
  readonly sections: readonly Section[];
  /** Every term of the site. */
  readonly vocabulary = new Set<string>();
  /** Lower case, by section. */
  private readonly headings: readonly string[];
  private readonly mini: MiniSearch;
  /** By page, once they are there. */
  private texts: readonly string[] = [];

  constructor(private readonly file: RecordsFile) {
    this.sections = sectionsOf(file);
    this.headings = this.sections.map(({heading}) => normalize(ownText(heading)));
    this.mini = new MiniSearch({
      fields: Object.keys(BOOST),
      // The terms of texts come ready; titles, headings and paths are read here.
      tokenize: (text, field) => (field === 'text' ? text.split(' ') : indexTerms(text)),
      processTerm: (term) => {
        this.vocabulary.add(term);
        return term;
      },
      searchOptions: {
        boost: BOOST,
        weights: MATCH_WEIGHTS,
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    });
    this.mini.addAll(this.sections.map(toDocument));
  }

  /** Adds the texts in which words in a row are looked for: the message of an error, a heading. */
  addTexts({pages}: RecordsFile): void {
    this.texts = pages.map(({title, items}) =>
      [title, ...items.map((item) => (typeof item === 'string' ? item : item[2]))].join('\n'),
    );
  }

  /** The sections that hold a word; of its alternatives the best counts. */
  private match({alternatives, weight}: AskedWord): WordMatches {
    const sections = new Map<number, {score: number; inHeading: boolean}>();
    const [terms, typed] = [new Set<string>(), new Set<string>()];
    for (const {term, isSynonym, weight: trust, ...how} of alternatives) {
      const fields = how.prefix && term.length === 1 ? HEADING_FIELDS : undefined;
      for (const {id: given, score, match} of this.mini.search(term, {...how, fields})) {
        const id = Number(given);
        const before = sections.get(id) ?? {score: 0, inHeading: false};
        const isHeading = Object.values(match).some((found) =>
          found.some((field) => HEADING_FIELDS.includes(field)),
        );
        sections.set(id, {
          score: Math.max(before.score, score * trust * weight),
          inHeading: before.inHeading || isHeading,
        });
        for (const found of Object.keys(match)) {
          terms.add(found);
          if (!isSynonym) typed.add(found);
        }
      }
    }
    return {sections, terms, typed, weight};
  }

  /** How telling each word is: one that stands on every page says little about any. */
  private weightsOf(matches: readonly WordMatches[]): number[] {
    return matches.map(({sections, weight}) => {
      const holders = new Set([...sections.keys()].map((id) => this.sections[id]?.page));
      return weight * Math.log(1 + this.file.pages.length / (1 + holders.size));
    });
  }

  /** How much of a page's title the query names. */
  private titleShareOf(page: number, matches: readonly WordMatches[]): number {
    const tokens = titleTokensOf(this.file.pages[page]?.title ?? '');
    const named = tokens.filter(({terms}) =>
      terms.some((term) => matches.some((match) => match.terms.has(term))),
    );
    return tokens.length === 0 ? 0 : named.length / tokens.length;
  }

  /**
   * Orders the pages that match: by their best section, by how much of the query they hold, how much of it in
   * headings, and how much of it in a row.
   */
  rank(asked: readonly AskedWord[], query: string) {
    const whole = normalize(query).trim();
    const matches = asked.map((word) => this.match(word));
    const weights = this.weightsOf(matches);
    const share = (holds: (match: WordMatches) => boolean) =>
      sum(weights.filter((_, word) => matches[word] && holds(matches[word]))) / (sum(weights) || 1);
    const sectionsByPage = new Map<number, Set<number>>();
    for (const id of matches.flatMap(({sections}) => [...sections.keys()])) {
      const page = this.sections[id]?.page ?? 0;
      sectionsByPage.set(page, (sectionsByPage.get(page) ?? new Set()).add(id));
    }
    const ranked = [...sectionsByPage].map(([page, ids]) => {
      const weighed = [...ids].map((id) => ({
        section: id,
        score:
          sum(matches.map(({sections}) => sections.get(id)?.score ?? 0)) *
          (this.headings[id] === whole ? SAME_HEADING : 1),
        inHeading: share(({sections}) => sections.get(id)?.inHeading === true),
      }));
      const best = weighed.reduce((a, b) => (b.score > a.score ? b : a));
      const inHeading = Math.max(...weighed.map((section) => section.inHeading));
      const covered = share(({sections}) => [...ids].some((id) => sections.has(id)));
      const titleShare = this.titleShareOf(page, matches);
      const bonus = (1 + TITLE_BONUS * titleShare * covered) * (1 + HEADING_BONUS * inHeading ** 2);
      const score = best.score * covered ** COVERAGE_POWER * bonus;
      return {page, score, section: best.section, titleShare};
    });
    const least = CUT * Math.max(0, ...ranked.map(({score}) => score));
    const byScore = (a: RankedPage, b: RankedPage) => b.score - a.score || a.page - b.page;
    const pages = ranked
      .filter(({score}) => score >= least)
      .map((found): RankedPage => {
        const rank = this.file.pages[found.page]?.rank ?? 0;
        return {...found, score: found.score * RANK_FACTOR ** -rank};
      })
      .sort(byScore);
    const best = pages.splice(0, PHRASE_PAGES).map((found) => ({
      ...found,
      score: found.score * phraseFactor(query, this.texts[found.page] ?? ''),
    }));
    return {pages: [...best.sort(byScore), ...pages], matches};
  }

  /** The pages whose titles come nearest to a query that found nothing. */
  nearest(query: string): NearPage[] {
    const beginnings = normalize(query)
      .split(/\s+/)
      .map((word) => word.slice(0, NEAR_LETTERS));
    return this.mini
      .search({queries: beginnings, fields: ['title'], prefix: true})
      .slice(0, NEAR_PAGES)
      .flatMap(({id}) => {
        const heading = this.sections[Number(id)]?.heading;
        return heading === undefined ? [] : {url: heading.url, title: heading.hierarchy.lvl1};
      });
  }
}
