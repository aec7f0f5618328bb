import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {tableStep} from '..';

const cells = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

/** Role and label of each element of a table with these heads and one row. */
function marksOf(...heads: readonly string[]): string[] {
  const html = `<table><thead><tr>${cells('th', heads)}</tr></thead><tbody><tr>${cells('td', heads)}</tr></tbody></table>`;
  const tree: Root = fromHtml(html, {fragment: true});
  unified().use(tableStep).runSync(tree);
  const marks: string[] = [];
  visit(tree, 'element', ({properties}: Element) => {
    const {role, dataLabel} = properties;
    if (role !== undefined) marks.push([role, dataLabel].join(' ').trim());
  });
  return marks;
}

describe('a table of few columns', () => {
  it('has the head of each column in the cells below, and says what its parts are', () => {
    expect(marksOf('', '<em>Default</em> value', 'b')).toEqual([
      ...['table', 'rowgroup', 'row', 'cell', 'columnheader', 'columnheader'],
      ...['rowgroup', 'row', 'cell', 'cell Default value', 'cell b'],
    ]);
    // With two columns, the first cell already says what the second is.
    expect(marksOf('a', 'b')).not.toContain('cell b');
  });

  it('is one of three columns, not of four', () => {
    expect(marksOf('a', 'b', 'c')).toContain('cell c');
    expect(marksOf('a', 'b', 'c', 'd')).toEqual([]);
  });
});
