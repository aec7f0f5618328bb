/** Finds the rows of a catalog of errors that fit a pasted response. */
import {fetchText} from '../../../lib/fetchText';
import {scoreTexts, selectBest} from '../../../lib/matchErrors';

/** A row of the catalog. */
export interface ErrorRow {
  /** The status and the error, as text: `401 Unauthorized`. */
  readonly title: string;
  /** The texts of the error that a response has. See `scoreTexts`. */
  readonly texts: readonly string[];
  /** The cells with the cause and what to do, as HTML of this site. */
  readonly remedy: string;
  /** The whole row as text. */
  readonly text: string;
  /** The title of the page, for a row of another page: `nilDB API errors`. */
  readonly page?: string | undefined;
}

/** A status tells less than any text, but it separates rows that have the same text. */
const STATUS_SCORE = 1;

function scoreRow({title, texts}: ErrorRow, pasted: string): number {
  const status = /^\d{3}\b/.exec(title)?.[0];
  const hasStatus = status !== undefined && new RegExp(`\\b${status}\\b`).test(pasted);
  return scoreTexts(texts, pasted) + (hasStatus ? STATUS_SCORE : 0);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a row contains every word that a reader typed, such as `wrong total`, or words that begin with them. */
function hasWords({text}: ErrorRow, typed: string): boolean {
  const typedWords = wordsOf(typed);
  const rowWords = wordsOf(text);
  return (
    typedWords.length > 0 &&
    typedWords.every((typedWord) => rowWords.some((word) => word.startsWith(typedWord)))
  );
}

/**
 * Returns the rows that fit a pasted response best, in the order of the page: several if they fit equally. If none
 * fits, returns the rows that contain every word of the text: readers also paste a part of a message (`E11000`) or
 * describe what they see.
 */
export function findRows(rows: readonly ErrorRow[], pasted: string): ErrorRow[] {
  const best = selectBest(rows, (row) => scoreRow(row, pasted));
  return best.length > 0 ? best : rows.filter((row) => hasWords(row, pasted));
}

/** In a table of an API, the first cell has only a status, and the second one has the text of the error. */
const statusRegex = /^\d{3}$/;

/** Returns the rows of all tables on a page. Each describes one error or symptom. */
export function readRows(page: ParentNode): ErrorRow[] {
  return [...page.querySelectorAll('tbody > tr')].flatMap(({children: cells}) => {
    const hasStatus = statusRegex.test(cells[0]?.textContent.trim() ?? '');
    const text = cells[hasStatus ? 1 : 0];
    if (text === undefined) return [];
    const titles = [...cells].slice(0, hasStatus ? 2 : 1);
    return {
      title: titles.map(({textContent}) => textContent.trim()).join(' '),
      texts: [...text.querySelectorAll('code')].map(({textContent}) => textContent),
      remedy: [...cells]
        .slice(titles.length)
        .map(({innerHTML}) => innerHTML)
        .join(' '),
      text: [...cells].map(({textContent}) => textContent).join(' '),
    };
  });
}

/**
 * Returns the rows of the tables on other pages of this site. In the dev server there are none, because the HTML of its
 * pages is empty.
 *
 * @param urls the addresses of the pages
 */
export async function fetchRows(urls: readonly string[]): Promise<ErrorRow[]> {
  const pages = await Promise.all(urls.map(fetchText));
  const parser = new DOMParser();
  return pages.flatMap((html) => {
    const page = parser.parseFromString(html, 'text/html');
    const title = page.querySelector('h1')?.textContent;
    return readRows(page).map((row) => ({...row, page: title}));
  });
}
