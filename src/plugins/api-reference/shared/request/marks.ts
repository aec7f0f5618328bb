/**
 * Marks around the values in a printed sample, so that a reader can change a value where it is: the position of each value
 * is known in every language, without searching for it.
 */

/** Where a value is in a request: `['query', 'limit']`, `['body', 'data', 0, 'name']`. */
export type ValuePath = readonly (string | number)[];

/** Puts marks around the text of a value. */
export type Mark = (path: ValuePath, text: string) => string;

/** Adds no marks, for a request that is sent. */
export const noMark: Mark = (_path, text) => text;

/** A value in a text. */
export interface ValueSpan {
  readonly path: ValuePath;
  readonly start: number;
  readonly end: number;
}

/** A text without marks, and the values in it, in the order of the text. */
export interface MarkedText {
  readonly text: string;
  readonly values: readonly ValueSpan[];
}

// Private-use characters: quoting for a shell or a language leaves them as they are, and no specification has them. After
// the first one, a character is the number of the value.
const START = '\u{E001}';
const END = '\u{E002}';
const FIRST_NUMBER = 0xe1_00;
const LAST_NUMBER = 0xf8_ff;

const markRegex = /\u{E001}(.)|\u{E002}/gsu;

/** Returns the text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(markRegex, '');
}

/** Prints a text with marks, and reads them. */
export function printMarked(print: (mark: Mark) => string): MarkedText {
  const paths: ValuePath[] = [];
  const printed = print((path, text) => {
    const number = FIRST_NUMBER + paths.length;
    if (number > LAST_NUMBER) return text;
    paths.push(path);
    return START + String.fromCharCode(number) + text + END;
  });
  const values: ValueSpan[] = [];
  const open: {readonly path: ValuePath; readonly start: number}[] = [];
  let text = '';
  let position = 0;
  for (const match of printed.matchAll(markRegex)) {
    text += printed.slice(position, match.index);
    position = match.index + match[0].length;
    const [, number] = match;
    if (number === undefined) {
      const opened = open.pop();
      if (opened !== undefined) values.push({...opened, end: text.length});
    } else {
      const path = paths[number.charCodeAt(0) - FIRST_NUMBER] ?? [];
      open.push({path, start: text.length});
    }
  }
  return {text: text + printed.slice(position), values};
}
