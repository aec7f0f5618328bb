/**
 * Renders highlighted code as one HTML string. The class names are short, because a page has thousands of them.
 */
import {escapeText} from '../../../lib/escapeHtml';
import type {Piece} from './tokenize';

/** The class of each mark of a line. Lines of a diff contain + or -; CSS adds it to other added and removed lines. */
const MARK_CLASSES = {
  highlight: 'hl',
  focus: 'fo',
  add: 'add',
  remove: 'rm',
  error: 'err',
  fold: 'fold',
  inserted: 'ins',
  deleted: 'del',
};

export type LineMark = keyof typeof MARK_CLASSES;

/** Matches a numbered comment at the start of a line: `// 3. Register the organization`. */
const noteRegex = /^(?:\/\/|#) (\d+)\. /;

/** Matches the id of a numbered comment, to which the text of the page can link. */
const noteIdRegex = /(?<= id=")note-\d+(?=")/g;

/** Returns the ids of the numbered comments in the HTML of a code block. */
export function noteIds(html: string): string[] {
  return html.match(noteIdRegex) ?? [];
}

/** Returns the HTML of a code block without the ids of its numbered comments. */
export const withoutNoteIds = (html: string): string => html.replace(/ id="note-\d+"/g, '');

/** Returns whether a link of a page points to a numbered comment: `#note-3`. */
export const isNoteLink = (url: string): boolean => /^#note-\d+$/.test(url);

/** Attributes of a line in a block with line numbers. A numbered comment shows its number in place of the line's. */
function noteAttributes(text: string): string {
  const number = noteRegex.exec(text)?.[1];
  return number === undefined ? '' : ` id="note-${number}" data-note="${number}"`;
}

/** Matches a part of a command between spaces and slashes with a hyphen, after which browsers would break the line. */
const hyphenatedRegex = /[^\s/]*\w-\w[^\s/]*/g;

/** Words of as many characters are too long for the rest of many lines, so they break anywhere. */
const LONG = 26;
/** Matches such a word, for example an id. An address consists of shorter words, because lines break after a slash. */
const longRegex = new RegExp(`[^\\s/]{${LONG},}`, 'g');

function renderPiece({role, text}: Piece, isCommand: boolean): string {
  const html = escapeText(text).replaceAll(
    isCommand ? hyphenatedRegex : longRegex,
    (word) => `<span class="${word.length < LONG ? 'w' : 'b'}">${word}</span>`,
  );
  if (role === '') return html;
  // A string that is one long word needs only one element.
  const [, whole] = /^<span class="b">([^<]*)<\/span>$/.exec(html) ?? [];
  return whole === undefined
    ? `<span class="${role}">${html}</span>`
    : `<span class="${role} b">${whole}</span>`;
}

/** Shorter lines fit on a phone. */
const BREAKABLE = 33;

/** Attribute of a line that may break: its indent in steps of two characters, at most 6. The rest of the line hangs there. */
function hangAttribute(text: string): string {
  if (text.length < BREAKABLE) return '';
  const [indent = ''] = /^\s*/.exec(text) ?? [];
  const steps = Math.ceil(indent.replaceAll('\t', '  ').length / 2);
  return ` data-hang="${Math.min(6, steps)}"`;
}

interface RenderOptions {
  /** By line number, counted from 1. */
  readonly marks: ReadonlyMap<number, LineMark>;
  readonly numbered: boolean;
  /** Whether a line may only break at a space or after a slash. */
  readonly isCommand?: boolean;
}

/**
 * Renders lines as HTML, with their text escaped. If lines are numbered, each gets an element; otherwise only those that
 * are marked or may break do. Each line keeps its line break, so that the text of the HTML is the code.
 */
export function renderLines(
  lines: readonly (readonly Piece[])[],
  {marks, numbered, isCommand = false}: RenderOptions,
): string {
  return lines
    .map((line, index) => {
      const mark = marks.get(index + 1);
      const text = line.map((piece) => piece.text).join('');
      const pieces = line.map((piece) => renderPiece(piece, isCommand)).join('');
      const html = index + 1 < lines.length ? `${pieces}\n` : pieces;
      const hang = hangAttribute(text);
      if (mark === undefined && !numbered)
        return hang === '' ? html : `<span${hang}>${html}</span>`;
      // Without a line break, an empty last line would have no height.
      const content = html === '' ? '\n' : html;
      const note = numbered ? noteAttributes(text) : '';
      return `<span class="${mark === undefined ? 'l' : `l ${MARK_CLASSES[mark]}`}"${note}${hang}>${content}</span>`;
    })
    .join('');
}
