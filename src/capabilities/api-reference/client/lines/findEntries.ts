/** Finds the properties in the JSON body of a sample, in each of the languages that the samples have. */

/** A property in a text, from the start of its name to the end of its value. */
export interface Entry {
  /** Names from the outermost property to this one. Lists add nothing. */
  readonly path: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Matches everything before the body: in curl, TypeScript, Python, and Go, or nothing in a response. */
const BEFORE_BODY = /(?:^|-d '|JSON\.stringify\(|json=|NewReader\(`)(?=[[{])/;

/** Matches a name with its colon, a whole string, or one character that opens, closes, or separates values. */
const TOKEN = /(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\w$]+))(\s*:)?|[[\]{},]/gs;

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/** Returns the properties in the order of the text. */
export function findEntries(text: string): Entry[] {
  const before = BEFORE_BODY.exec(text);
  if (before === null) return [];
  const token = new RegExp(TOKEN);
  token.lastIndex = before.index + before[0].length;
  const body = {path: [], start: token.lastIndex, end: text.length};
  const entries: Mutable<Entry>[] = [];
  /** For each open object and list: the property whose value it is part of. */
  const open: Mutable<Entry>[] = [];
  /** The property whose value is next. */
  let current: Mutable<Entry> | undefined;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [all, double, single, word, colon] = match;
    const end = match.index + all.length;
    const parent = open.at(-1) ?? body;
    if (all === '{' || all === '[') {
      open.push(current ?? parent);
      current = undefined;
    } else if (all === '}' || all === ']') {
      parent.end = end;
      open.pop();
      current = undefined;
      if (open.length === 0) break;
    } else if (all === ',') {
      current = undefined;
    } else if (current !== undefined) {
      current.end = end;
    } else if (colon !== undefined) {
      const name = double ?? single ?? word ?? '';
      current = {path: [...parent.path, name], start: match.index, end};
      entries.push(current);
    }
  }
  return entries;
}
