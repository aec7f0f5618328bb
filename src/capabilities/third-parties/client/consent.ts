/** What a reader agreed to: pure rules, kept apart from storage and from React. */

export interface ConsentState {
  readonly agreed: readonly string[];
  /** Whether the reader has yet to be asked. */
  readonly ask: boolean;
}

/** What is asked: the sorted purposes, `analytics+tag`. Other purposes are another question. */
export const questionOf = (purposes: readonly string[]): string =>
  [...new Set(purposes)].sort().join('+');

/** What is stored of an answer: the question, then the purposes that were agreed to. */
export const answerTo = (question: string, agreed: readonly string[]): string =>
  `${question}=${agreed.join('+')}`;

/**
 * What holds now. A `stored` answer to this very question counts; without one a signal of the browser (`refuses`)
 * counts as a refusal and nobody is asked; otherwise the reader is asked. Without purposes there is nothing to ask.
 */
export function consentState(
  question: string,
  stored: string | null,
  refuses: boolean,
): ConsentState {
  const [asked, agreed = ''] = (stored ?? '').split('=');
  if (asked === question) return {agreed: agreed.split('+').filter(Boolean), ask: false};
  return {agreed: [], ask: question !== '' && !refuses};
}
