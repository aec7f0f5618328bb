/** Marks the cells of tables for `tableStep.ts`: yes and no, statuses, dates, and text that begins with a word. */
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

const verdictRegex = /^(yes|no|partly)\b(?!\s+\w)/i;
const statusRegex = /^[2-5]\d\d$/;
const dateRegex =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/;
/** Matches an ordinary word in lower case, but no name of a command. */
const wordRegex = /^(?!(?:curl|npm|npx|pip)\b)[a-z]+(?:[\s,.;:]|$)/;
/** Matches code that would break at a space or a hyphen, and is short enough to stay on one line. */
const shortCodeRegex = /^(?=.{3,20}$).*[ -]/;
/** Matches the name of a header, which would break at its hyphens: `Content-Type:`. */
const headerRegex = /([A-Z][a-z]+(?:-[A-Z][a-z]+)+:?)/;
/** Matches a few short words. */
const phraseRegex = /^(?=.{3,12}$)\S+(?: \S+)+$/;
/** A longer text wraps, although it contains a date. */
const DATE_LENGTH = 30;

/**
 * Marks the tag of an error in a cell, in place: its first element, which is the name of the row. What follows begins on its
 * own line, so the comma or semicolon between them is not shown.
 */
export function markTag(cell: Element): void {
  const [tag, ...others] = cell.children;
  if (tag === undefined || tag.type === 'text') return;
  const span = (name: string, child: ElementContent): Element => ({
    type: 'element',
    tagName: 'span',
    properties: {[name]: ''},
    children: [child],
  });
  const [words] = others;
  if (words?.type === 'text' && /^[,;] /.test(words.value)) {
    const comma = span('dataComma', {type: 'text', value: words.value.slice(0, 2)});
    others.splice(0, 1, comma, {...words, value: words.value.slice(2)});
  }
  cell.children = [span('dataTag', tag), ...others];
}

/** Returns the parts of code, with the names of headers as elements that don't break. */
const keepHeaders = (code: Element): ElementContent[] =>
  code.children.flatMap((child): ElementContent[] =>
    child.type !== 'text'
      ? [child]
      : child.value.split(headerRegex).map((value, index): ElementContent => {
          const text = {type: 'text' as const, value};
          return index % 2 === 0
            ? text
            : {type: 'element', tagName: 'span', properties: {dataShort: ''}, children: [text]};
        }),
  );

/**
 * Gives a cell of the body attributes for the style sheet, in place: `data-verdict` (`yes`, `no`, `partly`),
 * `data-status` (the first digit of an HTTP status), `data-date`, `data-phrase`, `data-link` (nothing but a link), and
 * `data-word`, whose first letter is shown as a capital. Code that must not break gets `data-short`.
 */
export function markCell(cell: Element): void {
  const text = toString(cell).trim();
  const verdict = verdictRegex.exec(text)?.[1];
  if (verdict !== undefined) cell.properties['dataVerdict'] = verdict.toLowerCase();
  if (statusRegex.test(text)) cell.properties['dataStatus'] = text.charAt(0);
  if (text.length <= DATE_LENGTH && dateRegex.test(text)) cell.properties['dataDate'] = '';
  if (phraseRegex.test(text)) cell.properties['dataPhrase'] = '';
  visit(cell, 'element', (element) => {
    if (element.tagName !== 'code') return;
    if (shortCodeRegex.test(toString(element))) element.properties['dataShort'] = '';
    else element.children = keepHeaders(element);
  });
  const [first, second] = cell.children;
  if (second === undefined && first?.type === 'element' && first.tagName === 'a')
    cell.properties['dataLink'] = '';
  if (first?.type === 'text' && wordRegex.test(first.value)) cell.properties['dataWord'] = '';
  // Its icon: on phones, the cell has no pseudo-element left.
  if (verdict !== undefined)
    cell.children.unshift({type: 'element', tagName: 'span', properties: {}, children: []});
}
