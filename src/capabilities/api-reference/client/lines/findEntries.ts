/**
 * Finds the properties in the JSON body of a sample, in each of the languages that the samples have. `linkLines.ts` uses
 * it.
 */

/** A property in a text, from the start of its name to the end of its value. */
export interface Entry {
  /** Names from the outermost property to this one. Lists add nothing. */
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Matches everything before the body: in curl, TypeScript, Python, and Go, or nothing in a response. */
export const BEFORE_BODY = /(?:^|-d '|JSON\.stringify\(|json=|NewReader\(`)(?=[[{])/;

/** Matches a string or a word (a name, a number, `true`) with the colon after it, or one of the characters `[]{},`. */
const TOKEN = /(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w$]+))(\s*:)?|[[\]{},]/gs;

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/**
 * Returns the properties in the order of the text, none for a text without a JSON body. Reads tokens and checks no syntax, so
 * malformed JSON gives wrong places but never an error.
 */
export function findEntries(text: string): Entry[] {
  const before = BEFORE_BODY.exec(text);
  if (before === null) return [];
  const token = new RegExp(TOKEN);
  token.lastIndex = before.index + before[0].length;
  /** Stands for the whole body, which is the value of no property. */
  const root = {path: [], start: token.lastIndex, end: text.length};
  const entries: Mutable<Entry>[] = [];
  /** For each object and list that is not closed yet: the property whose value contains it. */
  const owners: Mutable<Entry>[] = [];
  /** The property whose value is next. */
  let current: Mutable<Entry> | undefined;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [all, double, single, word, colon] = match;
    const end = match.index + all.length;
    const owner = owners.at(-1) ?? root;
    if (all === '{' || all === '[') {
      // In a list, there is no name before the bracket, and the owner of the list also owns its items.
      owners.push(current ?? owner);
      current = undefined;
    } else if (all === '}' || all === ']') {
      owner.end = end;
      owners.pop();
      current = undefined;
      if (owners.length === 0) break;
    } else if (all === ',') {
      current = undefined;
    } else if (current !== undefined) {
      current.end = end;
    } else if (colon !== undefined) {
      const name = double ?? single ?? word ?? '';
      current = {path: [...owner.path, name], start: match.index, end};
      entries.push(current);
    }
  }
  return entries;
}
