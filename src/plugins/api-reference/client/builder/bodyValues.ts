/** Finds, reads, and prints the values in the JSON body of a sample, in each of the languages that the samples have. */
import {bodyTokens} from '../lines/bodyTokens';

/** A text, number, boolean, or null in a body. */
export interface BodyValue {
  /** Where it is in the body: `data[0].name`, or `data[0]["first.name"]` for a name with a dot. */
  readonly path: string;
  /** As it is in the sample. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An object or list that contains the next value. */
interface Container {
  readonly path: string;
  /** Name of the next value in an object, position in a list. */
  key: string | number;
}

/** Matches names that could be read as part of a path, `a.b` and `a[0]`, and the empty name. */
const ambiguousNameRegex = /[.[\]]|^$/;

/** Returns the path of the next value. Two values of a body never have the same path. */
function pathIn({path, key}: Container): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (ambiguousNameRegex.test(key)) return `${path}["${key}"]`;
  return path === '' ? key : `${path}.${key}`;
}

/**
 * Returns the values in the order of the text, which is the same in all languages; none for a text without a JSON body.
 * `samples.ts` looks for a value in each sample.
 */
export function findValues(text: string): BodyValue[] {
  const values: BodyValue[] = [];
  const open: Container[] = [];
  for (const {name, text: token, start, end} of bodyTokens(text)) {
    const container = open.at(-1);
    if (token === '{' || token === '[') {
      const path = container === undefined ? '' : pathIn(container);
      open.push({path, key: token === '[' ? 0 : ''});
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (container === undefined) {
      break;
    } else if (token === ',') {
      if (typeof container.key === 'number') container.key += 1;
    } else if (name !== undefined) {
      container.key = name;
    } else {
      values.push({path: pathIn(container), text: token, start, end});
    }
  }
  return values;
}

/**
 * Returns a value of the curl sample as JavaScript, for the form (`Builder.tsx`). In that sample, a shell reads the
 * quotes first.
 *
 * @throws SyntaxError for a value that is not JSON
 */
export function parseCurlValue({text}: BodyValue): unknown {
  return JSON.parse(text.replaceAll(String.raw`'\''`, "'"));
}

/**
 * Prints a value in the language of the text that it replaces. A quote or backtick becomes an escape that JSON,
 * TypeScript, and Python have in common, so that it ends no text around the body: of the shell in curl, of the raw
 * string in Go. `samples.ts` writes the result into each sample.
 */
export function printReplacement(value: string | number | boolean, replaced: string): string {
  if (typeof value === 'string') {
    const inner = JSON.stringify(value)
      .slice(1, -1)
      .replaceAll("'", String.raw`\u0027`)
      .replaceAll('`', String.raw`\u0060`);
    const quote = replaced.startsWith("'") ? "'" : '"';
    return quote + inner + quote;
  }
  const text = String(value);
  const isPython = ['True', 'False', 'None'].includes(replaced);
  return isPython ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
