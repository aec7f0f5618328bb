/** What nodes store for the fields of a record, and what can be read back. */
import {
  digestMatch,
  NODES,
  parseInteger,
  recoverStore,
  recoverSum,
  splitStore,
  splitSum,
  type Random,
} from './arithmetic';
import type {Field} from './examples';

/** What three nodes store for one field, as text. Empty if the value is invalid. */
export type Stored = readonly string[];

/** Whether the library accepts a value. */
export const isValid = ({operation}: Field, value: string): boolean =>
  operation !== 'sum' || parseInteger(value) !== undefined;

/** Returns what three nodes store for a value, except for `match`. */
function split(field: Field, value: string, random?: Random): Stored {
  switch (field.operation) {
    case 'sum': {
      const number = parseInteger(value);
      return number === undefined ? [] : splitSum(number, random).map(String);
    }
    case 'store':
      return splitStore(value, random);
    default:
      return NODES.map(() => value);
  }
}

/** Returns what three nodes store for a value. */
export async function store(field: Field, value: string): Promise<Stored> {
  if (field.operation !== 'match') return split(field, value);
  const digest = await digestMatch(value);
  return NODES.map(() => digest);
}

/**
 * Returns numbers that look random and are the same each time for a value, so that the HTML and the browser agree. Another value
 * has others: whoever writes a new value makes new shares for all nodes.
 */
function fixedRandom(value: string): Random {
  let state = 20250605;
  // FNV-1a's step.
  for (const code of new TextEncoder().encode(value))
    state = Math.imul(state ^ code, 16777619) >>> 0;
  return (bytes) =>
    bytes.map(() => {
      // Numerical Recipes' generator. Its high bits are the most random.
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}

/** Returns what is in the HTML before a reader changes a value: for each field, what three nodes store. */
export function exampleDocuments(fields: readonly Field[]): Stored[] {
  return fields.map((field) => field.stored ?? split(field, field.value, fixedRandom(field.value)));
}

/** Returns what one field gives back from what nodes stored. Undefined if that is no value. */
export function recover({operation}: Field, texts: readonly string[]): string | undefined {
  switch (operation) {
    case 'sum':
      return String(recoverSum(texts.map(Number)));
    case 'store':
      return recoverStore(texts);
    default:
      // A plain value, or a digest: every node has the same.
      return texts.every((text) => text === texts[0]) ? texts[0] : undefined;
  }
}

/** Returns the sum of one node's shares, as a query returns it: not reduced. */
export const addShares = (shares: readonly string[]): string =>
  String(shares.reduce((total, share) => total + Number(share), 0));
