/**
 * Writes the values of parameters and form fields as OpenAPI's `style`, `explode`, and `allowReserved` say. The styles are
 * those of URI templates (RFC 6570).
 */
import {printExactJson} from '../../../../lib/exactNumber';
import {withoutMarks, type Mark, type ValuePath} from './marks';

/** How a parameter, or a field of a form, is written. */
export interface StyleRule {
  readonly name: string;
  readonly style?: string;
  readonly explode?: boolean;
  /** Whether characters such as `/` and `:` stay as they are. */
  readonly allowReserved?: boolean;
}

/** A name and a value that are sent together: `limit=10`. */
export type Pair = readonly [name: string, value: string];

/** What a style puts around values. */
interface Affixes {
  /** Before the first value. */
  readonly prefix: string;
  /** Between values, if they are exploded. */
  readonly separator: string;
}

const PATH_AFFIXES: Readonly<Record<string, Affixes>> = {
  simple: {prefix: '', separator: ','},
  label: {prefix: '.', separator: '.'},
  matrix: {prefix: ';', separator: ';'},
};

/** Separators of a list that is one value of a query or form. Other styles have a comma. */
const SEPARATORS: Readonly<Record<string, string>> = {pipeDelimited: '|', spaceDelimited: ' '};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Number);
}

/** Returns a value as text: text as it is, any other value as JSON. */
export function printText(value: unknown): string {
  return typeof value === 'string' ? value : printExactJson(value);
}

/** The entries of a list or object, without those that are null, which URI templates leave out. */
function entriesOf(value: object): [key: string, entry: unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
}

/** Replaces half of a surrogate pair, which no encoding can represent. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}');
}

/** Encodes what is not allowed in a URL. What is encoded already stays. */
export function encodeAddress(text: string): string {
  return encodeURI(wellFormed(text)).replace(/%25([\da-f]{2})/gi, '%$1');
}

/** Encodes text for a URL. With `allowReserved`, only what would end the value is encoded. */
function encodeFor({allowReserved}: Pick<StyleRule, 'allowReserved'>, ends = /[#&+]/g) {
  if (allowReserved !== true) return (text: string) => encodeURIComponent(wellFormed(text));
  return (text: string) => encodeAddress(text).replace(ends, encodeURIComponent);
}

/** The values of a parameter as texts with marks. */
class Writer {
  constructor(
    readonly rule: StyleRule,
    private readonly path: ValuePath,
    private readonly encode: (text: string) => string,
    private readonly mark: Mark,
  ) {}

  value(value: unknown, ...keys: ValuePath): string {
    return this.mark([...this.path, ...keys], this.encode(printText(value)));
  }

  /** A list as its values, an object as its keys and values. */
  flat(value: object): string[] {
    const isList = Array.isArray(value);
    return entriesOf(value).flatMap(([key, entry]) =>
      isList ? [this.value(entry, Number(key))] : [this.encode(key), this.value(entry, key)],
    );
  }

  /** A list as pairs with the name of the parameter, an object as pairs with its keys. */
  pairs(value: object): Pair[] {
    const isList = Array.isArray(value);
    return entriesOf(value).map(([key, entry]) => [
      this.encode(isList ? this.rule.name : key),
      this.value(entry, isList ? Number(key) : key),
    ]);
  }

  /** The pairs of `deepObject`: `filter[day]=1`. A list repeats its name. */
  deep(value: unknown, name: string, keys: ValuePath = []): Pair[] {
    if (!isObject(value)) return [[this.encode(name), this.value(value, ...keys)]];
    const isList = Array.isArray(value);
    return entriesOf(value).flatMap(([key, entry]) =>
      this.deep(entry, isList ? name : `${name}[${key}]`, [...keys, isList ? Number(key) : key]),
    );
  }
}

/** Returns the text for a parameter in the path, `{id}`, with the prefix of its style. */
export function pathText(rule: StyleRule, value: unknown, mark: Mark): string {
  const {name, style = 'simple', explode = false} = rule;
  const {prefix, separator} = PATH_AFFIXES[style] ?? {prefix: '', separator: ','};
  const writer = new Writer(rule, ['path', name], encodeFor(rule, /[/?#]/g), mark);
  const isMatrix = style === 'matrix';
  const isEmpty = (text: string) => isMatrix && withoutMarks(text) === '';
  const assign = ([key, text]: Pair) => (isEmpty(text) ? key : `${key}=${text}`);
  if (!isObject(value)) {
    const text = writer.value(value);
    return prefix + (isMatrix ? assign([name, text]) : text);
  }
  if (!explode) {
    const text = writer.flat(value).join(',');
    return prefix + (isMatrix ? assign([name, text]) : text);
  }
  const isNamed = isMatrix || !Array.isArray(value);
  const parts = writer.pairs(value).map((pair) => (isNamed ? assign(pair) : pair[1]));
  return prefix + parts.join(separator);
}

/** Returns the text for a header, which has only one style. */
export function headerText(rule: StyleRule, value: unknown, mark: Mark): string {
  const writer = new Writer(rule, ['header', rule.name], headerCharacters, mark);
  if (!isObject(value)) return writer.value(value);
  return rule.explode === true && !Array.isArray(value)
    ? writer
        .pairs(value)
        .map(([key, text]) => `${key}=${text}`)
        .join(',')
    : writer.flat(value).join(',');
}

/** A header cannot contain line breaks, nor characters outside Latin-1, which HTTP clients refuse. */
function headerCharacters(text: string): string {
  return wellFormed(text)
    .replace(/[^\t -~\u{A0}-\u{FF}\u{100}-\u{10FFFF}]+/gu, ' ')
    .replace(/[^\t -\u{FF}]/gu, encodeURIComponent);
}

/**
 * Returns the pairs of a parameter in the query or in a cookie, or of a field of a form. A list or object gives several if
 * it is exploded, and none if it is empty.
 *
 * @param isEncoded whether names and values are encoded for a URL; a client encodes those of a form
 */
export function pairsOf(
  rule: StyleRule,
  value: unknown,
  path: ValuePath,
  isEncoded: boolean,
  mark: Mark,
): Pair[] {
  const {name, style = 'form'} = rule;
  const {explode = style === 'form' || style === 'cookie'} = rule;
  const encode = isEncoded ? encodeFor(rule) : (text: string) => text;
  const writer = new Writer(rule, path, encode, mark);
  if (value === null || value === undefined) return [];
  if (style === 'deepObject') return writer.deep(value, name);
  if (!isObject(value)) return [[encode(name), writer.value(value)]];
  if (explode) return writer.pairs(value);
  const flat = writer.flat(value);
  const separator = SEPARATORS[style];
  const encoded = separator !== undefined && isEncoded ? encodeURIComponent(separator) : separator;
  return flat.length === 0 ? [] : [[encode(name), flat.join(encoded ?? ',')]];
}
