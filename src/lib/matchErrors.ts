/** Finds the documented errors that explain a response, for the error finder and the MCP server. */
import {sum} from './sum';

/**
 * Matches the parts of a documented text that differ in each response: `<field>`, `…`, `{…}`, names such as `##name`,
 * and numbers.
 */
const variableRegex = /<[^>]*>|\{?…\}?|##\w+|\d+/;

/** Case, quotes, and spaces of a documented text differ from those of a response. */
const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s"'\\]+/g, ' ')
    .trim();

/**
 * Returns how many characters of the documented texts of an error a response contains, apart from case and quotes. A text
 * counts only if the response has all its fixed parts, in their order.
 */
export function scoreTexts(texts: readonly string[], response: string): number {
  const simplified = simplify(response);
  return sum(texts.map((text) => scoreText(text, simplified)));
}

/** Returns the length of the fixed parts of a text if a response contains all of them in their order, and otherwise 0. */
function scoreText(text: string, response: string): number {
  const pieces = text
    .split(variableRegex)
    .map(simplify)
    .filter((piece) => piece !== '');
  let position = 0;
  for (const piece of pieces) {
    const found = response.indexOf(piece, position);
    if (found === -1) return 0;
    position = found + piece.length;
  }
  return pieces.join('').length;
}

/** Returns the items with the highest score, in their order. There are none if no score is above 0. */
export function selectBest<T>(items: readonly T[], scoreOf: (item: T) => number): T[] {
  const scores = items.map(scoreOf);
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : items.filter((_, index) => scores[index] === best);
}
