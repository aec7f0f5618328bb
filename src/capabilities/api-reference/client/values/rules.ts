/** Rules for the values that readers insert into samples. They exclude all characters that a shell or a language would interpret. */
import type {SampleValue} from '../../shared/types';

/** Rules of the browser's own validation (the `pattern` of an input). */
const PATTERNS: Readonly<Record<SampleValue['kind'], string>> = {
  address: String.raw`https?:\/\/([\w.\-]+|\[[\da-fA-F:]+\])(:\d+)?(\/[\w.~\-]+)*\/?`,
  credential: String.raw`[\w.~+\/=\-]+`,
  text: String.raw`[\w.~:\-]+`,
  uuid: '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
};

/** The pattern of a value. */
export function patternOf({kind}: SampleValue): string {
  return PATTERNS[kind];
}

/** Removes what readers copy by accident: spaces around a value, and the slash after an address. */
export function normalize({kind}: SampleValue, text: string): string {
  const trimmed = text.trim();
  return kind === 'address' ? trimmed.replace(/\/$/, '') : trimmed;
}

/** Whether an address belongs to the reader's own machine, whose secrets protect nothing. */
export function isLocal(address: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:]+)/i.exec(address)?.[1] ?? '';
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}
