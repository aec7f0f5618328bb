/** Finds promises of the pages that no claim checks, for `npm run check:claims`. */
import type {Claim} from '../../tests/claims/claim';
import type {Exception} from '../../tests/claims/exceptions';
import {isPromise} from './promises';
import {plainText, type Sentence} from './sentences';

/** Any text within a sentence. */
const GAP = '…';

/**
 * Whether a sentence contains an excerpt, ignoring capitals. `…` in the excerpt stands for any text, or for
 * an ellipsis in the sentence. Exported for tests.
 *
 * @param text  the text of a `Sentence`
 */
export function containsExcerpt(text: string, excerpt: string): boolean {
  const sentence = text.toLowerCase();
  const wanted = plainText(excerpt).toLowerCase();
  if (sentence.includes(wanted)) return true;
  let position = 0;
  for (const part of wanted.split(GAP)) {
    const found = sentence.indexOf(part.trim(), position);
    if (found === -1) return false;
    position = found + part.trim().length;
  }
  return true;
}

function isExcepted({page, text}: Sentence, {pages, sentences}: Exception): boolean {
  if (pages !== undefined && !pages.includes(page)) return false;
  return sentences?.some((excerpt) => containsExcerpt(text, excerpt)) ?? true;
}

interface Coverage {
  /** Sentences that look like a promise. */
  readonly promises: readonly Sentence[];
  /** Promises without a claim and without an exception. */
  readonly unchecked: readonly Sentence[];
  /** Excerpts of claims and exceptions that occur in no sentence. */
  readonly stale: readonly string[];
}

/**
 * Compares the sentences of all pages with the claims and the exceptions of tests/claims. `npm run check:claims` and
 * claims.test.ts fail if `unchecked` or `stale` has entries.
 */
export function findCoverage(
  sentences: readonly Sentence[],
  claims: readonly Claim[],
  exceptions: readonly Exception[],
): Coverage {
  const claimed = claims.flatMap((claim) => claim.sentences);
  const promises = sentences.filter(({text}) => isPromise(text));
  const unchecked = promises.filter(
    (sentence) =>
      !claimed.some((excerpt) => containsExcerpt(sentence.text, excerpt)) &&
      !exceptions.some((exception) => isExcepted(sentence, exception)),
  );
  const excerpts = [...claimed, ...exceptions.flatMap((exception) => exception.sentences ?? [])];
  const stale = excerpts.filter(
    (excerpt) => !sentences.some(({text}) => containsExcerpt(text, excerpt)),
  );
  return {promises, unchecked, stale};
}
