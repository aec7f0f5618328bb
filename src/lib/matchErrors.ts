/** Finds the documented errors that explain a response, for the error finder and the MCP server. */
import {sum} from './sum';

/**
 * Matches the parts of a documented text that differ in each response: `<field>`, `…`, `{…}`, names such as `##name`,
 * and numbers.
 */
const variableRegex = /<[^<>]*>|\{?…\}?|##\w+|\d+/;

/** A shorter text, such as `'url'`, is also part of unrelated responses, so it must be the whole message. */
const MIN_LENGTH = 8;

/** Matches a simplified error of the AI API, `{"detail": "…"}`, and captures its message. */
const detailRegex = /^\{detail:(.+)\}$/;

/** Case, quotes, and spaces of a documented text differ from those of a response. */
const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s"'\\]+/g, ' ')
    .replace(/ ?([{}[\]:,]) ?/g, '$1')
    .trim();

/**
 * Returns how many characters of the documented texts of an error a response contains, apart from case and quotes. A text
 * counts only if the response has all its fixed parts, in their order, or if the response is the beginning of the text. A
 * short text counts only if it is the whole message of the response.
 */
export function scoreTexts(texts: readonly string[], response: string): number {
  const simplified = simplify(response.replace(/(?:…|\.\.\.)\s*$/, ''));
  return sum(texts.map((text) => scoreText(text, simplified)));
}

/**
 * Returns how many characters of a text a response contains. Its message is the text, or it contains the beginning or all
 * fixed parts of the text, with at least `MIN_LENGTH` characters. Otherwise returns 0.
 */
function scoreText(text: string, response: string): number {
  const documented = simplify(text);
  const message = detailRegex.exec(response)?.[1] ?? response;
  if (message === documented) return message.length;
  if (response.length >= MIN_LENGTH && documented.startsWith(response)) return response.length;
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
  const {length} = pieces.join('');
  return length < MIN_LENGTH ? 0 : length;
}

/** Returns the items with the highest score, in their order. There are none if no score is above 0. */
export function selectBest<T>(items: readonly T[], scoreOf: (item: T) => number): T[] {
  const scores = items.map(scoreOf);
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : items.filter((_, index) => scores[index] === best);
}
