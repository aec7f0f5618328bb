import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
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

it('marks columns of numbers, except the first', () => {
  const row = cells('td', ['1', '4,095', '0.2', '12 ms']);
  const html = `<table><thead><tr>${cells('th', ['a', 'b', 'c', 'd'])}</tr></thead><tbody><tr>${row}</tr></tbody></table>`;
  const tree: Root = fromHtml(html, {fragment: true});
  unified().use(tableStep).runSync(tree);
  const marked: string[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.properties['dataNumber'] !== undefined) marked.push(toString(element));
  });
  expect(marked).toEqual(['b', 'c', '4,095', '0.2']);
});

describe('a table of few columns', () => {
  it('has the head of each column in the cells below, and says what its parts are', () => {
    expect(marksOf('', '<em>Default</em> value', 'b')).toEqual([
      ...['table', 'rowgroup', 'row', 'cell', 'columnheader', 'columnheader'],
      ...['rowgroup', 'row', 'cell', 'cell Default value', 'cell b'],
    ]);
    // With two columns, the first cell already says what the second is.
    expect(marksOf('a', 'b')).not.toContain('cell b');
  });

  it('is one of five columns, not of six', () => {
    expect(marksOf('a', 'b', 'c', 'd', 'e')).toContain('cell e');
    expect(marksOf('a', 'b', 'c', 'd', 'e', 'f')).toEqual([]);
  });
});
