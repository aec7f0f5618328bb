/** A remark step that warns about text that was probably meant as Markdown. Docusaurus publishes it without a warning. */
import type {Node, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '../../../lib/nearestName';
import {addWarning} from '../../../lib/pageMessages';
import {remedies} from './remedies';
import {apiPageRegex} from './sources';

interface Directive extends Node {
  readonly name: string;
}

const isDirective = (node: Node | undefined): node is Directive =>
  node !== undefined && /^(?:container|leaf)Directive$/.test(node.type);

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Warns about Markdown in plain text, for example a heading without a space: `##Title`. */
function checkText(text: string, node: Node, file: VFile): void {
  const start = node.position?.start;
  for (const {pattern, remedy} of remedies.text) {
    for (const {0: found, index} of text.matchAll(pattern)) {
      // The check of specifications (src/lib/openapi/check.ts) reports it where it can be corrected.
      if (found.startsWith(':::') && apiPageRegex.test(file.path)) continue;
      const linesBefore = text.slice(0, index).split('\n').length - 1;
      const place = {line: (start?.line ?? 1) + linesBefore};
      addWarning(file, `"${found}" is shown as text. ${remedy}`, place);
    }
  }
}

/** Matches a backtick without a backslash. Code with both its backticks is not text. */
const backtickRegex = /(?<!\\)`+/;

/** Warns about a backtick that begins no code. */
function checkBackticks({position}: Node, file: VFile): void {
  const source = String(file).slice(position?.start.offset, position?.end.offset);
  const match = backtickRegex.exec(source);
  if (position === undefined || match === null) return;
  const [lastLine = '', ...linesBefore] = source.slice(0, match.index).split('\n').reverse();
  const offset = linesBefore.length === 0 ? position.start.column - 1 : 0;
  const place = {
    line: position.start.line + linesBefore.length,
    column: offset + lastLine.length + 1,
  };
  const remedy =
    'Close code with as many backticks as it begins with, or write \\` for a literal one.';
  addWarning(file, `"${match[0]}" is shown as text. ${remedy}`, place);
}

/** Matches the first two lines of a table, `| a | b |`. */
const tableLinesRegex = /^(\|.*\|)[ \t]*\n[ \t>]*\|.*\|[ \t]*(?:\n|$)/;

/** Warns about a table without the line that separates its head from its rows. */
function checkTable(paragraph: Node, file: VFile): void {
  const {start, end} = paragraph.position ?? {};
  const source = String(file).slice(start?.offset, end?.offset);
  const [, head] = tableLinesRegex.exec(source) ?? [];
  // A separator with another number of cells has its own message.
  if (start === undefined || head === undefined || /^[ \t>]*\|[-| :]*-[-| :]*$/m.test(source))
    return;
  const remedy = 'Write a line such as | - | - | below the first line of a table.';
  addWarning(file, `"${head}" is shown as text. ${remedy}`, paragraph);
}

/** Warns about an admonition that is not closed: it contains all that follows. */
function checkIsClosed(directive: Directive, parent: Node | undefined, file: VFile): void {
  const sourceOf = ({position}: Node) =>
    String(file).slice(position?.start.offset, position?.end.offset);
  const colonsOf = (node: Node) => /^:*/.exec(sourceOf(node))?.[0] ?? '';
  const colons = colonsOf(directive);
  // The last line is `:::`, maybe inside a list or a quotation.
  const isClosed = /\n[ \t>]*:{3,}[ \t]*$/.test(sourceOf(directive));
  if (colons === '::' || isClosed) return;
  const isNested = isDirective(parent) && colonsOf(parent).length <= colons.length;
  addWarning(
    file,
    isNested
      ? `${colons}${directive.name} begins inside the :::${parent.name} of line ${parent.position?.start.line}. Close that one first with a line ${colons}, or nest them by giving the outer one more colons at both ends.`
      : `${colons}${directive.name} is not closed. Close it with a line ${colons}.`,
    directive,
  );
}

/** Warns about an admonition of an unknown type, for example `:::notes`. */
function checkIsKnown(directive: Directive, file: VFile): void {
  if (directive.data !== undefined) return;
  const hint = didYouMean(directive.name, ADMONITIONS, {show: (nearest) => `:::${nearest}`});
  addWarning(
    file,
    `No admonition is named "${directive.name}".${hint} Write one of :::${ADMONITIONS.join(', :::')}.`,
    directive,
  );
  // Otherwise Docusaurus warns again, without a remedy.
  directive.data = {};
}

/**
 * The remark step. It adds each problem to the messages of the page, as a warning with its place. `createPageChecks`
 * (../index.ts) returns it among its `checkSteps`, and docusaurus.markdown.ts lists those first.
 */
export const checkMarkdown: Plugin<[], Root> = () => (tree, file) => {
  const headingIds = new Set<unknown>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      checkText(node.value, node, file);
      checkBackticks(node, file);
    }
    if (node.type === 'paragraph') checkTable(node, file);
    if (isDirective(node)) {
      checkIsClosed(node, parent, file);
      checkIsKnown(node, file);
    }
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id'];
      if (headingIds.has(id))
        addWarning(
          file,
          `The id of a heading must be unique; "${String(id)}" is already used.`,
          node,
        );
      headingIds.add(id);
    }
  });
};
