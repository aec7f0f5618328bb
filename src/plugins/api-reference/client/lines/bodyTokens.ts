/**
 * Splits the JSON body of a sample into tokens, in each of the languages that the samples have. `findEntries.ts` finds the
 * properties in them.
 */

/** A part of a body. */
interface BodyToken {
  /** The name of a property. Undefined for a value, and for one of the characters `[]{},`. */
  readonly name?: string;
  /** As it is in the sample; of a name with its quotes and its colon. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Matches everything before the body: in curl, TypeScript, Python, and Go, or nothing in a response. */
const beforeBodyRegex = /(?:^|-d '|JSON\.stringify\(|json=|NewReader\(`)(?=[[{])/;

/** Matches a name with its colon, a value, or one character that opens, closes, or separates values. */
const tokenRegex =
  /(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(-?\d[\w.+-]*|[\w$]+))(\s*:)?|[[\]{},]/gs;

/**
 * Yields the tokens of the body, from its first bracket to the one that closes it; none for a text without a JSON body.
 * Checks no syntax: malformed JSON gives wrong tokens but never an error.
 */
export function* bodyTokens(text: string): Generator<BodyToken> {
  const before = beforeBodyRegex.exec(text);
  if (before === null) return;
  const body = before.index + before[0].length;
  let depth = 0;
  for (const match of text.slice(body).matchAll(tokenRegex)) {
    const [all, double, single, word, colon] = match;
    const start = body + match.index;
    const name = colon === undefined ? undefined : (double ?? single ?? word);
    if (all === '{' || all === '[') depth += 1;
    if (all === '}' || all === ']') depth -= 1;
    yield {name, text: all, start, end: start + all.length};
    if (depth === 0) return;
  }
}
