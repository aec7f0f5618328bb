/** What a reader agreed to: pure rules, kept apart from storage and from React. */

/** What stands in the storage. */
export interface StoredConsent {
  /** The purposes that were asked about; another list makes the answer void. */
  readonly version: string;
  readonly agreed: readonly string[];
}

export interface ConsentState {
  readonly agreed: readonly string[];
  /** Whether the reader has yet to be asked. */
  readonly ask: boolean;
}

/** Version of the question: the sorted purposes. Asked again when the manifest's purposes change. */
export const consentVersion = (purposes: readonly string[]): string =>
  [...new Set(purposes)].sort().join('+');

/** Reads what was stored; anything unexpected counts as nothing. */
export function parseConsent(text: string | null): StoredConsent | undefined {
  try {
    const {version, agreed} = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (typeof version !== 'string' || !Array.isArray(agreed)) return undefined;
    return {version, agreed: agreed.filter((entry) => typeof entry === 'string')};
  } catch {
    return undefined;
  }
}

/**
 * What holds now. An answer to this very question counts; without one a signal of the browser (`refuses`) counts as a
 * refusal and nobody is asked; otherwise the reader is asked. Without purposes there is nothing to ask.
 */
export function consentState(
  purposes: readonly string[],
  stored: StoredConsent | undefined,
  refuses: boolean,
): ConsentState {
  if (stored?.version === consentVersion(purposes))
    return {agreed: stored.agreed.filter((purpose) => purposes.includes(purpose)), ask: false};
  return {agreed: [], ask: purposes.length > 0 && !refuses};
}
