/**
 * Light stemming of English: brings the forms of a technical word together (encrypt, encrypted,
 * encryption; query, queries; attestation, attest) without a dictionary. Wrong stems do no harm as long
 * as documents and queries get the same one.
 */

/** Endings, longest first, with what takes their place and how many letters must stay before it. */
const ENDINGS: readonly (readonly [ending: string, replacement: string, keep: number])[] = [
  ['scription', 'scrib', 1],
  ['ification', 'ifi', 2],
  ['ization', 'iz', 3],
  ['ability', 'abl', 2],
  ['ifying', 'ifi', 2],
  ['ation', '', 4],
  ['ating', '', 4],
  ['izing', 'iz', 3],
  ['ified', 'ifi', 2],
  ['ifies', 'ifi', 2],
  ['ator', '', 4],
  ['ated', '', 4],
  ['ized', 'iz', 3],
  ['ment', '', 4],
  ['ness', '', 4],
  ['ify', 'ifi', 2],
  ['ate', '', 4],
  ['ize', 'iz', 3],
  ['ive', '', 4],
  ['ity', '', 4],
  ['ion', '', 4],
  ['age', '', 4],
  ['acy', '', 4],
  ['ies', 'i', 2],
  ['ied', 'i', 2],
  ['ing', '', 3],
  ['al', '', 5],
  ['er', '', 5],
  ['ed', '', 3],
  ['ly', '', 4],
  ['y', 'i', 3],
  ['e', '', 3],
];

/** Words whose endings only look like one. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  apis: 'api',
  message: 'messag',
  messages: 'messag',
  used: 'use',
  uses: 'use',
  using: 'use',
};

const onlyLettersRegex = /^[a-z]+$/;
/** A doubled consonant that an ending left behind: `stopp`, `controll`. */
const doubledRegex = /([bdfgmnprt])\1$/;
/** A plural `s`, but not that of `access`, `status`, `analysis`. */
const pluralRegex = /[^sui]s$/;
/** One word may carry several endings: `registered`, `embeddings`. */
const MAX_PASSES = 3;

function withoutEnding(word: string): string {
  for (const [ending, replacement, keep] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= keep) {
      return (word.slice(0, word.length - ending.length) + replacement).replace(doubledRegex, '$1');
    }
  }
  return word;
}

/** Stem of a lower-case word. Words of three letters or less, and words with digits or signs, stay as they are. */
export function stem(word: string): string {
  if (word.length <= 3 || !onlyLettersRegex.test(word)) return word;
  const exception = Object.hasOwn(EXCEPTIONS, word) ? EXCEPTIONS[word] : undefined;
  if (exception !== undefined) return exception;
  let current = pluralRegex.test(word) ? word.slice(0, -1) : word;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = current.length <= 3 ? current : withoutEnding(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** Whether some letters are an ending of English words, or the first letters of one. */
export function beginsEnding(letters: string): boolean {
  return ENDINGS.some(([ending]) => `${ending}s`.startsWith(letters));
}
