/**
 * Numbers that keep their digits. JavaScript rounds 9223372036854775807, and prints 1.10 as 1.1; a specification means
 * what it says.
 */

/** A number of a file, with its digits. In arithmetic it is an ordinary number. */
export class ExactNumber extends Number {
  /** @param source its digits, in the form of JSON: `9223372036854775807` */
  constructor(readonly source: string) {
    super(source);
  }

  override toString(): string {
    return this.source;
  }
}

/** Starts a text that represents a number while JSON is parsed or printed. Private-use characters are in no file. */
const PLACEHOLDER = '\u{E000}number:';
const placeholderRegex = new RegExp(`"${PLACEHOLDER}([^"]+)"`, 'g');

/** Matches what may be a number with more digits than JavaScript keeps: many digits, or a zero at the end. */
const manyDigitsRegex = /\d{16}|\d\.\d{15}|\d\.\d*0(?!\d)/;

/** A text, or a number. Only numbers without an exponent keep their digits. */
const tokenRegex = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const decimalRegex = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Whether JavaScript would print a number with other digits. */
export function losesDigits(source: string): boolean {
  return decimalRegex.test(source) && String(Number(source)) !== source;
}

/** Whether a text may have numbers that lose digits. */
export function mayLoseDigits(text: string): boolean {
  return manyDigitsRegex.test(text);
}

/** Parses JSON; numbers that would lose digits become `ExactNumber`. @throws SyntaxError for malformed JSON */
export function parseExactJson(text: string): unknown {
  // Also finds the position of a mistake, which the text with placeholders would move.
  const value: unknown = JSON.parse(text);
  if (!mayLoseDigits(text)) return value;
  const marked = text.replace(tokenRegex, (token) =>
    token.startsWith('"') || !losesDigits(token) ? token : `"${PLACEHOLDER}${token}"`,
  );
  return JSON.parse(marked, (_key, entry: unknown) =>
    typeof entry === 'string' && entry.startsWith(PLACEHOLDER)
      ? new ExactNumber(entry.slice(PLACEHOLDER.length))
      : entry,
  );
}

/** Prints JSON as `JSON.stringify` does, with all digits. Undefined becomes an empty text. */
export function printExactJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(
    value,
    (_key, entry: unknown) => (entry instanceof ExactNumber ? PLACEHOLDER + entry.source : entry),
    indent,
  ) as string | undefined;
  return text?.replace(placeholderRegex, '$1') ?? '';
}

/** Returns a copy with ordinary numbers, for packages that know no others. Shared objects stay shared. */
export function withPlainNumbers<T>(value: T): T {
  const copies = new Map<object, unknown>();
  const copy = (node: unknown): unknown => {
    if (node instanceof ExactNumber) return Number(node);
    if (typeof node !== 'object' || node === null) return node;
    if (!copies.has(node)) {
      const target: object = Array.isArray(node) ? [] : {};
      copies.set(node, target);
      for (const [key, entry] of Object.entries(node)) {
        // Not assigned, so that a key with the name `__proto__` doesn't set the prototype.
        const rest = {enumerable: true, writable: true, configurable: true};
        Object.defineProperty(target, key, {value: copy(entry), ...rest});
      }
    }
    return copies.get(node);
  };
  return copy(value) as T;
}
