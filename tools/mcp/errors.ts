/** Explains an error with the tables of errors on the pages. */
import {scoreTexts, selectBest} from '../../src/lib/matchErrors';
import type {Library} from './library';

export interface ErrorEntry {
  /** Title of the page, such as "nilDB API". */
  readonly page: string;
  /** The HTTP status. Errors of libraries and tools have none. */
  readonly status?: number;
  /** The text of the error, as Markdown. */
  readonly error: string;
  /** `''` if the table has no causes. */
  readonly cause: string;
  /** The remedy. `''` if the table has none. */
  readonly fix: string;
  readonly url: string;
}

/** The columns with the texts of errors. A table with one of them is a table of errors. */
const TEXT_COLUMNS = ['You see', 'Message', 'Tag or text', 'Tag', '`detail`'];

/** Matches a status before the text of an error: "401 `Unauthorized`". */
const statusRegex = /^(\d{3})\b */;
const codeRegex = /`([^`]+)`/g;

/** Returns the errors for `explainError`: the rows of all tables of errors. */
export function listErrors(library: Library): ErrorEntry[] {
  return library.pages.flatMap((page) =>
    page.parts.flatMap((part) =>
      readRows(part.text).flatMap((cells): ErrorEntry[] => {
        const column = TEXT_COLUMNS.find((name) => cells.has(name));
        if (column === undefined) return [];
        const title = `${cells.get('Status') ?? ''} ${cells.get(column)}`.trim();
        const status = statusRegex.exec(title)?.[1];
        return [
          {
            page: page.title,
            status: status === undefined ? undefined : Number(status),
            error: title.replace(statusRegex, ''),
            cause: cells.get('Cause') ?? '',
            fix: cells.get('What to do') ?? '',
            url: library.urlOf(page, part),
          },
        ];
      }),
    ),
  );
}

/** Returns the rows of all tables in a Markdown text. Each has its cells by the name of their column. */
function readRows(markdown: string): ReadonlyMap<string, string>[] {
  const tables = markdown.split('\n\n').filter((block) => block.startsWith('| '));
  return tables.flatMap((table) => {
    const [names = [], , ...rows] = table.split('\n').map(readCells);
    return rows.map((cells) => new Map(names.map((name, index) => [name, cells[index] ?? ''])));
  });
}

/** Returns the cells of a line of a table, `| a | b |`. A bar inside a cell has a backslash before it. */
const readCells = (line: string): string[] => line.slice('| '.length, -' |'.length).split(' | ');

/** Matches a status that a reader names: `404`. */
const namedStatusRegex = /\b[45]\d{2}\b/;

/**
 * Returns the errors that a question contains: those of which it has the most text. A status in the question leaves out errors
 * with another status.
 */
export function explainError(entries: readonly ErrorEntry[], question: string): ErrorEntry[] {
  const [named] = namedStatusRegex.exec(question) ?? [];
  const possible = entries.filter(
    ({status}) => named === undefined || status === undefined || status === Number(named),
  );
  return selectBest(possible, ({error}) => scoreTexts(codesOf(error), question));
}

/** Returns an error as Markdown. */
export function errorText({page, status, error, cause, fix, url}: ErrorEntry): string {
  const title = status === undefined ? error : `${status} ${error}`;
  const parts = [
    `${page}: ${title}`,
    cause === '' ? '' : `Cause: ${cause}`,
    fix === '' ? '' : `What to do: ${fix}`,
    url,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns the code in a Markdown text. */
const codesOf = (markdown: string): string[] =>
  [...markdown.matchAll(codeRegex)].map(([, code = '']) => code);
