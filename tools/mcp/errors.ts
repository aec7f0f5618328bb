/** Explains an error response with the tables of errors on the pages, for the tool `explain_error`. */
import {scoreTexts, selectBest} from '../../src/lib/matchErrors';
import type {Library} from './library';

interface ErrorEntry {
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
const rowRegex = /^\| (\d{3}) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm;
const codeRegex = /`([^`]+)`/g;

/**
 * Returns the errors for `explainError`: the rows of all tables that have four cells, of which the first one is a
 * status. `makeServer` lists them once for each server.
 */
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
  const possible = entries.filter((entry) => status === undefined || entry.status === status);
  const best = selectBest(possible, ({error}) => scoreTexts(codesOf(error), body));
  // Without a known text, the status alone tells which errors are possible.
  return best.length > 0 || status === undefined ? best : possible;
}

/** Returns the code in a Markdown text. */
const codesOf = (markdown: string): string[] =>
  [...markdown.matchAll(codeRegex)].map(([, code = '']) => code);
