/**
 * Values that are known in part. Samples are read, not run, so some values are not there: a variable
 * of the shell, the result of a function. A hole stands for each. A string that holds a hole is known
 * in part, an object with a hole as key may have more keys, an array with a hole more items.
 */

import {pointerTo} from '../lib/openapi';

/** U+FFFC, which no sample contains. */
export const HOLE = '\uFFFC';

/** A value that was serialised: what `JSON.stringify` and `json.dumps` give. */
export class JsonText {
  constructor(readonly value: unknown) {}
}

export function hasHole(value: unknown): boolean {
  return typeof value === 'string' && value.includes(HOLE);
}

/** Text of a value inside a longer string. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return HOLE;
}

/** Parses JSON whose values may be holes, in quotes or not; undefined when it is not JSON. */
export function parseJson(text: string): {value: unknown} | undefined {
  const bareHoleRegex = new RegExp(`([:[,]\\s*)${HOLE}(?=\\s*[,\\]}])`, 'g');
  try {
    const value: unknown = JSON.parse(text.replace(bareHoleRegex, `$1"${HOLE}"`));
    return {value};
  } catch {
    return undefined;
  }
}

/** The value as plain JSON for a validator, with the JSON pointers of what is not known. */
export function splitHoles(value: unknown): {
  plain: unknown;
  /** Values that are not known. */
  unknown: readonly string[];
  /** Objects that may have more keys than are known. */
  open: readonly string[];
} {
  const unknown: string[] = [];
  const open: string[] = [];
  const visit = (node: unknown, pointer: string): unknown => {
    if (hasHole(node)) unknown.push(pointer);
    if (node instanceof JsonText) {
      unknown.push(pointer);
      return HOLE;
    }
    if (Array.isArray(node)) {
      return node.map((item, index) => visit(item, pointerTo(pointer, String(index))));
    }
    if (typeof node !== 'object' || node === null) return node;
    if (HOLE in node) open.push(pointer);
    const entries = Object.entries(node).filter(
      ([key, item]) => key !== HOLE && item !== undefined,
    );
    return Object.fromEntries(
      entries.map(([key, item]: [string, unknown]) => [key, visit(item, pointerTo(pointer, key))]),
    );
  };
  return {plain: visit(value, ''), unknown, open};
}
