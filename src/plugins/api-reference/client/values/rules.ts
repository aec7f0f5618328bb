/**
 * Rules for the values that readers insert into samples, for the form (`Values.tsx`). They exclude all characters that
 * a shell or a language would interpret.
 */
import type {SampleValue} from '../../shared/types';

/** Rules of the browser's own validation (the `pattern` of an input). */
const PATTERNS: Readonly<Record<SampleValue['kind'], string>> = {
  address: String.raw`https?:\/\/([\w.\-]+|\[[\da-fA-F:]+\])(:\d+)?(\/[\w.~\-]+)*\/?`,
  credential: String.raw`[\w.~+\/=\-]+`,
  text: String.raw`[\w.~:\-]+`,
  uuid: '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
};

/**
 * Returns the regular expression of valid values. The form's input has it as its `pattern`, so the browser refuses
 * other text.
 */
export function patternOf({kind}: SampleValue): string {
  return PATTERNS[kind];
}

/**
 * Removes what readers copy by accident: spaces around a value, and the slash after an address. Checks nothing itself.
 */
export function cleanValue({kind}: SampleValue, text: string): string {
  const trimmed = text.trim();
  return kind === 'address' ? trimmed.replace(/\/$/, '') : trimmed;
}

/**
 * Returns whether a URL names the reader's own machine, whose secrets protect nothing. False for other texts. The form
 * warns about a credential for any other address.
 */
export function isLocal(address: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:]+)/i.exec(address)?.[1] ?? '';
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}
