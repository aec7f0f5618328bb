/** The ranking: from the words asked for to an order of pages. All numbers that weigh one reason against another are here. */
import type MiniSearch from 'minisearch';
import {LOWEST_HEADING} from './indexFile';
import {headingTexts, textOf, type SearchPage} from './record';
import {isStopWord} from './stopWords';
import {indexTerms, memoize, normalize, tokenize, type Token} from './tokens';
import type {AskedWord} from './query';

/** A page's title before headings before text. */
const BOOST = {title: 5, path: 0.1, heading: 2.5, part: 1, description: 1, text: 1};
/** Terms that begin with the word, and terms a few letters off. */
const MATCH_WEIGHTS = {prefix: 0.5, fuzzy: 0.5};
/** Of a single letter, only these are asked: it begins too many words. */
const HEADING_FIELDS = ['title', 'heading'];
/** A page with a heading that is the query: a page, a parameter, an error. */
const SAME_HEADING = 3;
/** Several words of the query in one heading. */
const HEADING_BONUS = 0.8;
/** Words of the query in the title. */
const TITLE_BONUS = 0.5;
/** A page with one unit of negative rank counts this much less. */
const RANK_FACTOR = 0.7;
/** Pages that score less than this part of the best are not worth listing. */
const CUT = 0.015;

/** Of so many of the best pages the texts are read: how much more one counts for each two words of the query in a row. */
const PHRASE_PAGES = 20;
const PHRASE_BONUS = 0.6;

/** A page with what made it match. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly score: number;
  /** How much of the title the query names, 0 to 1. */
  readonly titleShare: number;
}

/** What one word of the query found. */
export interface WordMatches {
  /** How well, by page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms that matched. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that the reader typed, whole, begun or misspelt; not their synonyms. */
  readonly typed: ReadonlySet<string>;
  /** How telling the word is, of 1 for all: one that stands on every page says little about any. */
  readonly weight: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The tokens that say something; all, where none does. */
function tellingTokens(text: string): readonly Token[] {
  const tokens = tokenize(text);
  const telling = tokens.filter(({whole}) => !isStopWord(whole));
  return telling.length > 0 ? telling : tokens;
}

const tellingWords = (text: string) => tellingTokens(text).map(({whole}) => whole);

/** The words of a page as one text, in which pairs are looked for. */
export const phrasesOf = memoize(
  ({title, items}: Pick<SearchPage, 'title' | 'items'>) =>
    ` ${tellingWords(`${title}\n${textOf(items)}`).join(' ')} `,
);

/** What to multiply a page's score by: more the more neighbours of the query are neighbours in its text. */
export function phraseFactor(query: string, text: string): number {
  const words = tellingWords(query);
  const pairs = words.slice(1).map((word, index) => ` ${words[index] ?? ''} ${word} `);
  if (pairs.length === 0) return 1;
  const found = pairs.filter((pair) => text.includes(pair)).length;
  return 1 + PHRASE_BONUS * found * ((found + 1) / words.length) ** 2;
}

/** The pages that hold a word; of its alternatives the best counts. */
function match({alternatives, weight}: AskedWord, index: MiniSearch): WordMatches {
  const scores = new Map<number, number>();
  const [terms, typed] = [new Set<string>(), new Set<string>()];
  for (const {term, isSynonym, weight: trust, ...how} of alternatives) {
    const fields = how.prefix && term.length === 1 ? {fields: HEADING_FIELDS} : {};
    const options = {...how, ...fields, boost: BOOST, weights: MATCH_WEIGHTS};
    for (const {id, score, terms: matched} of index.search(term, options)) {
      const page = Number(id);
      scores.set(page, Math.max(scores.get(page) ?? 0, score * trust * weight));
      for (const one of matched) {
        terms.add(one);
        if (!isSynonym) typed.add(one);
      }
    }
  }
  const telling = Math.log(1 + index.documentCount / (1 + scores.size));
  return {scores, terms, typed, weight: weight * telling};
}

const weightOf = (words: readonly WordMatches[]) => sum(words.map(({weight}) => weight));

/** How much of the words asked for, by their weights, is among lists of terms. */
export function shareIn(lists: readonly (readonly string[])[], asked: readonly WordMatches[]) {
  return weightOf(
    asked.filter(({terms}) => lists.some((list) => list.some((term) => terms.has(term)))),
  );
}

/** What is asked of the headings of a page. */
const askedOfHeadings = memoize(({title, items}: SearchPage) => ({
  titleTerms: tellingTokens(title).map(({terms}) => terms),
  terms: [title, ...headingTexts(items, LOWEST_HEADING)].map(indexTerms),
  names: new Set([title, ...headingTexts(items)].map(normalize)),
}));

/** By the scores of the words, by how much of the query the page holds, and how much of it in its title and in one heading. */
function weigh(
  page: SearchPage,
  id: number,
  query: string,
  asked: readonly WordMatches[],
): RankedPage {
  const {titleTerms, terms, names} = askedOfHeadings(page);
  const found = asked.filter(({scores}) => scores.has(id));
  const covered = weightOf(found);
  const named = titleTerms.filter((list) => shareIn([list], asked) > 0);
  const titleShare = named.length / Math.max(1, titleTerms.length);
  const inHeading = Math.max(...terms.map((list) => shareIn([list], asked)));
  const score =
    sum(found.map(({scores}) => scores.get(id) ?? 0)) *
    covered *
    (names.has(query) ? SAME_HEADING : 1) *
    (1 + TITLE_BONUS * titleShare * covered) *
    (1 + HEADING_BONUS * inHeading ** 2) *
    RANK_FACTOR ** -page.rank;
  return {page, score, titleShare};
}

/** The pages that match, best first, and what each word found. */
export function rank(
  query: string,
  words: readonly AskedWord[],
  pages: readonly SearchPage[],
  index: MiniSearch,
): {ranked: RankedPage[]; asked: WordMatches[]} {
  const matched = words.map((word) => match(word, index));
  const all = weightOf(matched);
  const asked = matched.map((word) => ({...word, weight: word.weight / all}));
  const whole = normalize(query).trim();
  const byScore = (a: RankedPage, b: RankedPage) => b.score - a.score;
  const found = new Set(asked.flatMap(({scores}) => [...scores.keys()]));
  const ranked = pages
    .flatMap((page, id) => (found.has(id) ? weigh(page, id, whole, asked) : []))
    .sort(byScore);
  const best = ranked
    .splice(0, PHRASE_PAGES)
    .map((of) => ({...of, score: of.score * phraseFactor(query, phrasesOf(of.page))}));
  const listed = [...best.sort(byScore), ...ranked];
  const least = CUT * (listed[0]?.score ?? 0);
  return {ranked: listed.filter(({score}) => score >= least), asked};
}
