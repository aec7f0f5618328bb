/** Marks the cells of tables for `tableStep.ts`: first letters, yes and no, statuses, and dates. */
import type {Element, ElementContent, Text} from 'hast';
import {toString} from 'hast-util-to-string';

/** A lowercase word at the start of a cell. Names such as `blindRAG` or `explorers.guru` don't match. */
const wordRegex = /^[a-z][a-z'’-]*(?=[\s,;:]|$)/;
/** Cells that are values of code: an operation of the library, or a constant. */
const valueRegex = /^(?:match|sum|store|true|false|null)(?:,|$)/;
const verdictRegex = /^(yes|no)\b(?!\s+\w)/i;
const statusRegex = /^[2-5]\d\d$/;
const dateRegex =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/;
/** A longer text wraps, although it contains a date. */
const DATE_LENGTH = 30;

/** Elements whose text is a name or code. */
const isVerbatim = (node: ElementContent): boolean =>
  (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'b')) ||
  ('name' in node && node.name === 'Copy');

/** Returns the text with which a cell begins, unless that is code or a name. */
function firstText(node: ElementContent): Text | undefined {
  if (node.type === 'text') return node;
  if (isVerbatim(node) || !('children' in node)) return undefined;
  const [first] = node.children;
  return first && firstText(first);
}

/** Lets a cell begin with a capital letter, in place, as the cells of other tables do. */
function capitalize(cell: Element): void {
  if (valueRegex.test(toString(cell).trim())) return;
  const text = firstText(cell);
  if (text === undefined || !wordRegex.test(text.value)) return;
  text.value = text.value.charAt(0).toUpperCase() + text.value.slice(1);
}

/**
 * Gives a cell of the body a first capital letter, and attributes for the style sheet, in place: `data-verdict` (`yes`, `no`),
 * `data-status` (the first digit of an HTTP status), and `data-date`.
 */
export function markCell(cell: Element): void {
  capitalize(cell);
  const text = toString(cell).trim();
  const verdict = verdictRegex.exec(text)?.[1];
  if (verdict !== undefined) cell.properties['dataVerdict'] = verdict.toLowerCase();
  if (statusRegex.test(text)) cell.properties['dataStatus'] = text.charAt(0);
  if (text.length <= DATE_LENGTH && dateRegex.test(text)) cell.properties['dataDate'] = '';
}
