/** Pieces to the one HTML string that the page and the browser get. Classes are short: there are thousands. */
import {escapeText} from '../../../lib/escapeHtml';
import type {Piece} from './tokenize';

/** Marks that a line can carry, with their classes. Diff lines keep their sign in the text; added and removed ones get it by CSS. */
const MARK_CLASSES = {
  highlight: 'hl',
  focus: 'fo',
  add: 'add',
  remove: 'rm',
  error: 'err',
  inserted: 'ins',
  deleted: 'del',
};

export type LineMark = keyof typeof MARK_CLASSES;

/** What a line may be broken before, where long lines are: the path of an address. */
const afterHostRegex = /(?<=:\/\/[\w.:-]+)(?=\/)/g;

function renderPiece({role, text}: Piece): string {
  const html = escapeText(text).replace(afterHostRegex, '<wbr>');
  return role === '' ? html : `<span class="${role}">${html}</span>`;
}

/**
 * The code as HTML. Lines get an element only where one is needed: all of them for line numbers, the
 * marked ones otherwise. Each line keeps its line break, so that the text of the element is the code.
 */
export function renderLines(
  lines: readonly (readonly Piece[])[],
  {marks, numbered}: {marks: ReadonlyMap<number, LineMark>; numbered: boolean},
): string {
  return lines
    .map((line, index) => {
      const mark = marks.get(index + 1);
      const text = line.map(renderPiece).join('');
      const html = index + 1 < lines.length ? `${text}\n` : text;
      if (mark === undefined && !numbered) return html;
      // An empty last line still needs a line's height.
      const content = html === '' ? '\n' : html;
      return `<span class="${mark === undefined ? 'l' : `l ${MARK_CLASSES[mark]}`}">${content}</span>`;
    })
    .join('');
}
