/** What the reader agreed to, for parts of the site that are no component of the consent: the search asks it. */

/** Event at each change; its detail is the list of agreed purposes. */
export const CONSENT_EVENT = 'site:consent';

let agreed: readonly string[] = [];

/** Keeps the purposes and tells who listens. */
export function publishAgreed(purposes: readonly string[]): void {
  agreed = purposes;
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail: purposes}));
}

/** Whether the reader agreed to a purpose; before the answer is known, no. */
export const isAgreed = (purpose: string): boolean => agreed.includes(purpose);
