/** A query as units of meaning: each with the terms that may stand for it, and how far each is to be trusted. */
import {isStopWord, isWeakWord} from './stopWords';
import {tokenize, type Token} from './tokens';
import type {SynonymGroup} from './record';

export interface Variant {
  readonly term: string;
  /** `exact`: this term; `prefix`: terms that begin with it; otherwise an edit distance. */
  readonly match: 'exact' | 'prefix' | 1 | 2;
  /** 1 for the word itself. */
  readonly weight: number;
  /** How much of what was asked it is, 0 to 1; left out: all of it. */
  readonly covers?: number;
  /** Not what was typed, but a word that means the same. */
  readonly kind?: 'synonym';
}

/** One thing the searcher asked for. */
export interface Unit {
  readonly variants: readonly Variant[];
  /** 1, or less for a word that says little. */
  readonly weight: number;
}

/** A word of the query on its way to a unit. */
interface Slot {
  readonly word: string;
  isStop: boolean;
  variants: Variant[];
}

/** What the index knows: every term, for questions of the kind "does this word occur at all?" */
export type Vocabulary = Pick<ReadonlySet<string>, 'has'>;

const WEIGHTS = {
  prefixOfKnown: 0.4,
  prefix: 0.8,
  beginning: 0.8,
  joined: 0.9,
  synonym: 0.5,
  synonymOfUnknown: 0.9,
  swapped: 0.8,
  fuzzy: 0.7,
  part: 0.35,
} as const;

const WEAK_WEIGHT = 0.3;
/** Who asks for `max_tokens`, which is known, is hardly served by a page about tokens. */
const PART_COVERS = 0.4;

/** Endings of English words: what may be half typed behind a stem. */
const ENDINGS =
  'able ability al ation ate ator ed er es ication ing ion ity ive ization ment ness s y'.split(
    ' ',
  );

/** The shortest known word that may stand for a longer one being typed: `authentic` for `authenticat`. */
const MIN_BEGINNING = 4;
const MAX_MISSING = 4;
const LONG = 10;

const exact = (term: string, weight: number = 1): Variant => ({term, match: 'exact', weight});

/** Allowed edits for a word that the index does not know: none to 3 letters, one to 5, two from 6. */
function allowedEdits(term: string): 0 | 1 | 2 {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/** Known words that differ by two neighbouring letters in the wrong order (two edits, but one slip). */
function swapped(term: string, vocabulary: Vocabulary): Variant[] {
  const found: Variant[] = [];
  for (let index = 0; index + 1 < term.length; index += 1) {
    const candidate =
      term.slice(0, index) + (term[index + 1] ?? '') + (term[index] ?? '') + term.slice(index + 2);
    if (candidate !== term && vocabulary.has(candidate)) {
      found.push(exact(candidate, WEIGHTS.swapped));
    }
  }
  return found;
}

/** A known word that the term begins with, if the rest is an ending half typed: `authenticat`, but not `copilot`. */
function beginnings(term: string, vocabulary: Vocabulary): Variant[] {
  const shortest = Math.max(MIN_BEGINNING, term.length - MAX_MISSING);
  for (let length = term.length - 1; length >= shortest; length -= 1) {
    const candidate = term.slice(0, length);
    if (
      vocabulary.has(candidate) &&
      ENDINGS.some((ending) => ending.startsWith(term.slice(length)))
    )
      return [exact(candidate, WEIGHTS.beginning)];
  }
  return [];
}

/** Variants of one word. The last word of a query may still be being typed. */
function wordVariants(term: string, isLast: boolean, vocabulary: Vocabulary): Variant[] {
  if (vocabulary.has(term)) {
    const known = exact(term);
    return isLast ? [known, {term, match: 'prefix', weight: WEIGHTS.prefixOfKnown}] : [known];
  }
  const prefix: Variant = {term, match: 'prefix', weight: WEIGHTS.prefix};
  const slips = swapped(term, vocabulary);
  const edits = slips.length > 0 ? 0 : allowedEdits(term);
  const fuzzy: Variant[] = edits === 0 ? [] : [{term, match: edits, weight: WEIGHTS.fuzzy}];
  // The stem of a long word may be right, or nearly, where its ending is not: `attesttaion`.
  const fuzzyStem: Variant[] =
    term.length < LONG || fuzzy.length === 0
      ? []
      : [{term: term.slice(0, -MAX_MISSING), match: 1, weight: WEIGHTS.fuzzy}];
  return [prefix, ...beginnings(term, vocabulary), ...slips, ...fuzzy, ...fuzzyStem];
}

/** One token gives one unit, or one per part when the whole identifier is unknown. */
function tokenUnits(token: Token, isLast: boolean, vocabulary: Vocabulary): Variant[][] {
  const {whole, parts} = token;
  if (parts.length === 0)
    return [[exact(whole), {term: whole, match: 'prefix', weight: WEIGHTS.prefix}]];
  if (parts.length === 1 && parts[0] === whole) return [wordVariants(whole, isLast, vocabulary)];
  const stripped = whole.replace(/^\/|^[%$@#]+/, '');
  const known = [whole, stripped].find((term) => vocabulary.has(term));
  if (known !== undefined) {
    const weight = WEIGHTS.part / parts.length;
    return [
      [exact(known), ...parts.map((part) => ({...exact(part, weight), covers: PART_COVERS}))],
    ];
  }
  // The beginning of an identifier (`did:key` of `did:key:z6Mk…`) is found as such, or by its parts.
  const beginning: Variant = {term: stripped, match: 'prefix', weight: 1};
  return parts.map((part, index) => [
    beginning,
    ...wordVariants(part, isLast && index === parts.length - 1, vocabulary),
  ]);
}

/** Where `needle` stands in `words`, or -1. */
function indexOfSequence(words: readonly string[], needle: readonly string[]): number {
  if (needle.length === 0) return -1;
  for (let start = 0; start + needle.length <= words.length; start += 1) {
    if (needle.every((word, offset) => words[start + offset] === word)) return start;
  }
  return -1;
}

/** A word that no page has is not a slip of the pen when the list of synonyms knows it. */
function dropGuesses(slot: Slot): void {
  slot.variants = slot.variants.filter(({match}) => match === 'exact' || match === 'prefix');
}

/** A synonym of several words is recognized when typed, but not looked for: its words alone mean other things. */
function addSynonyms(
  slots: readonly Slot[],
  groups: readonly (readonly (readonly string[])[])[],
  vocabulary: Vocabulary,
): void {
  const words = slots.map(({word}) => word);
  for (const group of groups) {
    for (const member of group) {
      const start = indexOfSequence(words, member);
      if (start === -1) continue;
      const additions = group
        .filter((other) => other !== member && other.length === 1)
        .flat()
        .filter((term) => !member.includes(term))
        .filter((term) => vocabulary.has(term));
      // Of a phrase the first word that counts stands for it: its synonym is one thing, not several.
      const phrase = slots.slice(start, start + member.length);
      const meant = phrase.find(({isStop}) => !isStop) ?? phrase[0];
      if (meant === undefined) continue;
      const isUnknown = member.length === 1 && !vocabulary.has(meant.word);
      if (isUnknown && additions.length > 0) dropGuesses(meant);
      const weight = isUnknown ? WEIGHTS.synonymOfUnknown : WEIGHTS.synonym;
      meant.variants.push(
        ...additions.map((term) => ({...exact(term, weight), kind: 'synonym' as const})),
      );
      // Words that say nothing alone may do so together: "who am I".
      if (member.length > 1) meant.isStop = false;
    }
  }
}

/** "quick start" stands for "quickstart", if there is such a word. */
function addJoined(slots: readonly Slot[], vocabulary: Vocabulary): void {
  slots.forEach((slot, index) => {
    const next = slots[index + 1];
    const joined = `${slot.word}${next?.word ?? ''}`;
    if (next === undefined || !vocabulary.has(joined)) return;
    slot.variants.push(exact(joined, WEIGHTS.joined));
    next.variants.push(exact(joined, WEIGHTS.joined));
  });
}

/** Synonym groups as stems, ready for `parseQuery`. */
export function prepareSynonyms(groups: readonly SynonymGroup[]): string[][][] {
  return groups.map((group) => group.map((member) => tokenize(member).flatMap(({parts}) => parts)));
}

/**
 * Reads a query against the words the index knows.
 *
 * @param synonyms groups from `prepareSynonyms`
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: readonly (readonly (readonly string[])[])[],
): Unit[] {
  const tokens = tokenize(query);
  const slots = tokens.flatMap((token, index): Slot[] => {
    const isLast = index === tokens.length - 1 && token.end === query.length;
    const units = tokenUnits(token, isLast, vocabulary);
    return units.map((variants, part) => ({
      word: (units.length === 1 ? token.whole : token.parts[part]) ?? '',
      isStop: isStopWord(token.whole),
      variants,
    }));
  });
  addJoined(slots, vocabulary);
  addSynonyms(slots, synonyms, vocabulary);
  const meaningful = slots.filter(({isStop}) => !isStop);
  return (meaningful.length > 0 ? meaningful : slots).map(({word, variants}) => ({
    variants,
    weight: isWeakWord(word) ? WEAK_WEIGHT : 1,
  }));
}
