/** Finds the properties in the JSON body of a sample. `linkLines.ts` uses it. */
import {bodyTokens} from './bodyTokens';

/** A property in a text, from the start of its name to the end of its value. */
export interface Entry {
  /** Names from the outermost property to this one. Lists add nothing. */
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/**
 * Returns the properties in the order of the text, none for a text without a JSON body. Malformed JSON gives wrong places but
 * never an error.
 */
export function findEntries(text: string): Entry[] {
  /** Stands for the whole body, which is the value of no property. */
  const root = {path: [], start: 0, end: text.length};
  const entries: Mutable<Entry>[] = [];
  /** For each object and list that is not closed yet: the property whose value contains it. */
  const owners: Mutable<Entry>[] = [];
  /** The property whose value is next. */
  let current: Mutable<Entry> | undefined;
  for (const {name, text: token, start, end} of bodyTokens(text)) {
    const owner = owners.at(-1) ?? root;
    if (token === '{' || token === '[') {
      // In a list, there is no name before the bracket, and the owner of the list also owns its items.
      owners.push(current ?? owner);
      current = undefined;
    } else if (token === '}' || token === ']') {
      owner.end = end;
      owners.pop();
      current = undefined;
    } else if (token === ',') {
      current = undefined;
    } else if (current !== undefined) {
      current.end = end;
    } else if (name !== undefined) {
      current = {path: [...owner.path, name], start, end};
      entries.push(current);
    }
  }
  return entries;
}
