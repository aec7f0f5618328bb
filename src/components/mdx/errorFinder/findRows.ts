/** Finds the rows of a catalog of errors that fit a pasted response. `Finder` calls both functions. */
import {scoreTexts, selectBest} from '../../../lib/matchErrors';

/** A row of the catalog. */
export interface ErrorRow {
  /** The first cell as text: `401 Unauthorized`. */
  readonly title: string;
  /** The texts in the first cell that a response has. See `scoreTexts`. */
  readonly texts: readonly string[];
  /** The other cells, as HTML of this page. */
  readonly remedy: string;
}

/** A status tells less than any text, but it separates rows that have the same text. */
const STATUS_SCORE = 1;

function scoreRow({title, texts}: ErrorRow, pasted: string): number {
  const status = /^\d{3}\b/.exec(title)?.[0];
  const hasStatus = status !== undefined && new RegExp(`\\b${status}\\b`).test(pasted);
  return scoreTexts(texts, pasted) + (hasStatus ? STATUS_SCORE : 0);
}

/**
 * Returns the rows that fit a pasted response best, in the order of the page: several if they fit equally,
 * none if nothing fits.
 */
export function findRows(rows: readonly ErrorRow[], pasted: string): ErrorRow[] {
  return selectBest(rows, (row) => scoreRow(row, pasted));
}

/**
 * Returns the rows of all tables on a page whose first cell contains code. The page shows one error in
 * each.
 */
export function readRows(page: ParentNode): ErrorRow[] {
  return [...page.querySelectorAll('tbody > tr')].flatMap((row) => {
    const [first, ...others] = row.children;
    const texts = [...(first?.querySelectorAll('code') ?? [])].map(({textContent}) => textContent);
    if (first === undefined || texts.length === 0) return [];
    return {
      title: first.textContent.trim(),
      texts,
      remedy: others.map(({innerHTML}) => innerHTML).join(' '),
    };
  });
}
