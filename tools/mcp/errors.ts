/** Explains an error response with the tables of errors on the pages, for the tool `explain_error`. */
import type {Library} from './library';

export interface ErrorEntry {
  /** Title of the page, such as "nilDB API". */
  readonly page: string;
  readonly status: number;
  /** The text of the error, as Markdown. */
  readonly error: string;
  readonly cause: string;
  readonly fix: string;
  readonly url: string;
}

/** Matches a row of a table with four cells, of which the first one is a status. */
const rowRegex = /^\| (\d{3}) \| (.*) \| (.*) \| (.*) \|$/gm;
const codeRegex = /`([^`]+)`/g;
/**
 * Parts of a documented text that differ in each response: `<field>`, `…`, `{…}`, names such as `##name`, and
 * numbers.
 */
const variableRegex = /<[^>]*>|\{?…\}?|##\w+|\d+/;

/** Returns all errors in the documentation: the rows with a status of all tables with four columns. */
export function listErrors(library: Library): ErrorEntry[] {
  return library.pages.flatMap((page) =>
    page.parts.flatMap((part) =>
      [...part.text.matchAll(rowRegex)].map(
        ([, status, error = '', cause = '', fix = '']): ErrorEntry => ({
          page: page.title,
          status: Number(status),
          error,
          cause,
          fix,
          url: library.urlOf(page, part),
        }),
      ),
    ),
  );
}

/**
 * Returns the errors that match a response best: those of which `body` contains the most text. If it contains the text of
 * none, all errors with `status` are returned, and none without a status.
 */
export function explainError(
  entries: readonly ErrorEntry[],
  body: string,
  status?: number,
): ErrorEntry[] {
  // In JSON, quotes within a text are escaped.
  const text = body.replaceAll('\\"', '"');
  const scored = entries
    .filter((entry) => status === undefined || entry.status === status)
    .map((entry) => ({entry, score: scoreOf(entry, text)}));
  const best = Math.max(...scored.map(({score}) => score));
  // Without a known text, the status alone tells which errors are possible.
  if (best <= 0 && status === undefined) return [];
  return scored.filter(({score}) => score === best).map(({entry}) => entry);
}

/** Returns how many characters of the documented text a response contains. */
function scoreOf({error}: ErrorEntry, text: string): number {
  const lengths = [...error.matchAll(codeRegex)].map(([, code = '']) => {
    const fixed = code.split(variableRegex).filter((piece) => piece.trim() !== '');
    return containsInOrder(text, fixed) ? fixed.join('').length : 0;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

function containsInOrder(text: string, pieces: readonly string[]): boolean {
  let position = 0;
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      const found = text.indexOf(piece, position);
      position = found + piece.length;
      return found !== -1;
    })
  );
}
