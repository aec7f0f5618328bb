/** A query as the words asked for: each with the terms of the index that may stand for it. */
import {isStopWord, isWeakWord} from './stopWords';
import {tokenize, type Token} from './tokens';
import type {SynonymGroup} from './record';

/** What the index is asked for: a term, the terms that begin with it, or those a few letters off. */
export interface Alternative {
  readonly term: string;
  /** 1 for the word itself. */
  readonly weight: number;
  readonly prefix?: boolean;
  /** Letters that may differ. */
  readonly fuzzy?: number;
  /** Not what was typed, but a word that means the same. */
  readonly isSynonym?: true;
}

export interface AskedWord {
  readonly term: string;
  readonly alternatives: Alternative[];
  /** 1, or less for a word that says little. */
  readonly weight: number;
}

/** A group of synonyms, each as its terms. */
export type SynonymTerms = readonly (readonly string[])[];
type Vocabulary = Pick<ReadonlySet<string>, 'has'>;

const WEIGHTS = {
  joined: 0.9,
  synonym: 0.4,
  synonymOfUnknown: 0.9,
  swapped: 0.8,
  withoutEnding: 0.7,
};
const WEAK_WORD = 0.3;
/** The stem of a long word may be right, or nearly, where its ending is not: `attesttaion`. */
const LONG = 10;
const ENDING = 4;

/** Letters that may differ in a word that the index does not know. */
function allowedEdits({length}: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Known words that differ by two neighbouring letters in the wrong order: two edits, but one slip. */
function swapped(term: string, vocabulary: Vocabulary): string[] {
  return [...term]
    .map((letter, at) => `${term.slice(0, at)}${term[at + 1] ?? ''}${letter}${term.slice(at + 2)}`)
    .filter((candidate) => candidate !== term && vocabulary.has(candidate));
}

/** The last word of a query may still be being typed; a word that no page has may be misspelt. */
function alternativesOf(term: string, isLast: boolean, vocabulary: Vocabulary): Alternative[] {
  if (vocabulary.has(term)) return [{term, weight: 1, prefix: isLast}];
  const slips = swapped(term, vocabulary);
  const fuzzy = slips.length > 0 ? 0 : allowedEdits(term);
  return [
    {term, weight: 1, prefix: true, fuzzy},
    ...slips.map((slip) => ({term: slip, weight: WEIGHTS.swapped})),
    ...(term.length < LONG || fuzzy === 0
      ? []
      : [{term: term.slice(0, -ENDING), weight: WEIGHTS.withoutEnding, fuzzy: 1}]),
  ];
}

/** An identifier is asked for as a whole if a page has it, else by its parts. */
function readToken({whole, parts}: Token, isLast: boolean, vocabulary: Vocabulary): AskedWord[] {
  const stripped = whole.replace(/^\/|^[%$@#]+/, '');
  const known = [whole, stripped].find((term) => vocabulary.has(term));
  const terms = known === undefined && parts.length > 0 ? parts : [known ?? whole];
  return terms.map((term, index) => ({
    term,
    weight: isWeakWord(term) ? WEAK_WORD : 1,
    alternatives: [
      ...alternativesOf(term, isLast && index === terms.length - 1, vocabulary),
      // The beginning of an identifier: `did:key` of `did:key:z6Mk…`.
      ...(terms.length > 1 ? [{term: stripped, weight: 1, prefix: true}] : []),
    ],
  }));
}

/** "quick start" stands for "quickstart", if there is such a word. */
function addJoined(asked: readonly AskedWord[], vocabulary: Vocabulary): void {
  asked.slice(1).forEach((word, index) => {
    const term = `${asked[index]?.term ?? ''}${word.term}`;
    if (!vocabulary.has(term)) return;
    for (const half of [asked[index], word])
      half?.alternatives.push({term, weight: WEIGHTS.joined});
  });
}

/** What else is said for a word or phrase. Of a synonym of several words nothing is looked for: alone they mean other things. */
function synonymsOf(phrase: string, groups: readonly SynonymTerms[], vocabulary: Vocabulary) {
  const weight = vocabulary.has(phrase) ? WEIGHTS.synonym : WEIGHTS.synonymOfUnknown;
  return groups
    .filter((group) => group.some((member) => member.join(' ') === phrase))
    .flatMap((group) => group.flatMap((member) => (member.length === 1 ? member : [])))
    .filter((term) => term !== phrase && vocabulary.has(term))
    .map((term): Alternative => ({term, weight, isSynonym: true}));
}

/** Synonym groups as terms, ready for `readQuery`. */
export const prepareSynonyms = (groups: readonly SynonymGroup[]): SynonymTerms[] =>
  groups.map((group) => group.map((member) => tokenize(member).flatMap(({parts}) => parts)));

/** Reads a query against the words the index knows. */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: readonly SynonymTerms[],
): AskedWord[] {
  const tokens = tokenize(query);
  const text = ` ${tokens.flatMap(({parts}) => parts).join(' ')} `;
  const phrases = synonyms
    .flatMap((group) => group.flatMap((member) => (member.length > 1 ? member.join(' ') : [])))
    .filter((phrase) => text.includes(` ${phrase} `))
    .map((term): AskedWord => ({term, weight: 1, alternatives: []}));
  const telling = tokens.filter(({whole}) => !isStopWord(whole));
  const isTyping = !/\W$/.test(query);
  const words = (telling.length > 0 || phrases.length > 0 ? telling : tokens).flatMap((token) =>
    readToken(token, isTyping && token === tokens.at(-1), vocabulary),
  );
  addJoined(words, vocabulary);
  const asked = [...words, ...phrases];
  for (const {term, alternatives} of asked)
    alternatives.push(...synonymsOf(term, synonyms, vocabulary));
  return asked.filter(({alternatives}) => alternatives.length > 0);
}
