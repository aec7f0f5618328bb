/** Finds the rows of a catalog of errors that fit a pasted response. */

/** A row of the catalog. */
export interface ErrorRow {
  /** The first cell as text: `401 Unauthorized`. */
  readonly title: string;
  /** The texts in the first cell that a response has. `…` in them stands for any text. */
  readonly texts: readonly string[];
  /** The other cells, as HTML of this page. */
  readonly remedy: string;
}

/** A status tells less than any text, but it separates rows that have the same text. */
const STATUS_SCORE = 1;

/**
 * Returns a text without what may differ between an example and a real response: capitals, numbers, quotes,
 * spaces.
 */
function comparableText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '0')
    .replace(/[\s"'\\]+/g, ' ')
    .trim();
}

/** Returns the length of a text if a response contains all its parts in their order, and otherwise 0. */
function scoreText(text: string, response: string): number {
  const parts = text
    .split('…')
    .map(comparableText)
    .filter((part) => part !== '');
  let position = 0;
  for (const part of parts) {
    const found = response.indexOf(part, position);
    if (found < 0) return 0;
    position = found + part.length;
  }
  return parts.join('').length;
}

function scoreRow({title, texts}: ErrorRow, pasted: string): number {
  const response = comparableText(pasted);
  const score = texts.reduce((sum, text) => sum + scoreText(text, response), 0);
  const status = /^\d{3}\b/.exec(title)?.[0];
  const hasStatus = status !== undefined && new RegExp(`\\b${status}\\b`).test(pasted);
  return score + (hasStatus ? STATUS_SCORE : 0);
}

/**
 * Returns the rows that fit a pasted response best, in the order of the page: several if they fit equally,
 * none if nothing fits.
 */
export function findRows(rows: readonly ErrorRow[], pasted: string): ErrorRow[] {
  const scores = rows.map((row) => scoreRow(row, pasted));
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : rows.filter((_, index) => scores[index] === best);
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
