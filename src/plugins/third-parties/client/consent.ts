/** The rules of consent, as pure functions without storage or React. Only the hook `useConsent` calls them. */

export interface ConsentState {
  /** The purposes that the reader agreed to. */
  readonly agreed: readonly string[];
  /** Whether the reader still has to choose. */
  readonly isOpen: boolean;
}

/**
 * Returns the key of a set of purposes, for example `analytics+tag`. The order of the purposes does not matter. Purposes
 * contain no `+` or `=`.
 */
export const toPurposesKey = (purposes: readonly string[]): string =>
  [...new Set(purposes)].sort().join('+');

/**
 * Returns a choice as it is stored, for example `analytics+tag=analytics`: the key of the purposes that were offered
 * (`toPurposesKey`), and the purposes that the reader agreed to.
 */
export const serializeChoice = (purposesKey: string, agreed: readonly string[]): string =>
  `${purposesKey}=${agreed.join('+')}`;

/**
 * Returns the consent that applies now: when the page has loaded, and after a choice in another tab (the effect in
 * `useConsent`).
 *
 * - A stored choice applies only to the same purposes.
 * - Without a choice, a signal of the browser counts as a refusal, and the reader is not asked.
 * - Otherwise the reader has to choose. Without purposes there is nothing to choose.
 *
 * @param hasRefusalSignal whether the browser sends Global Privacy Control or Do Not Track
 */
export function getConsentState(
  purposesKey: string,
  storedChoice: string | null,
  hasRefusalSignal: boolean,
): ConsentState {
  const [storedKey, agreed = ''] = (storedChoice ?? '').split('=');
  if (storedKey === purposesKey) return {agreed: agreed.split('+').filter(Boolean), isOpen: false};
  return {agreed: [], isOpen: purposesKey !== '' && !hasRefusalSignal};
}
