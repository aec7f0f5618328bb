import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseHtmlFragment} from '../../../lib/parseHtml';
import {tableStep} from '../tableStep';

const cells = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

function tableOf(heads: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Returns the tree of a page after the step. */
function runOn(html: string): Root {
  const tree: Root = parseHtmlFragment(html);
  unified().use(tableStep).runSync(tree);
  return tree;
}

/** Returns a table with these heads and rows, after the step. */
const treeOf = (...table: Parameters<typeof tableOf>): Root => runOn(tableOf(...table));

/** Returns the texts of the elements with a property. */
function textsWith(tree: Root, property: string): string[] {
  const texts: string[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.properties[property] !== undefined) texts.push(toString(element));
  });
  return texts;
}

/** Role and label of each element of a table with these heads and one row. */
function marksOf(...heads: readonly string[]): string[] {
  const tree = treeOf(heads, heads);
  const marks: string[] = [];
  visit(tree, 'element', ({properties}: Element) => {
    const {role, dataLabel} = properties;
    if (role !== undefined) marks.push([role, dataLabel].join(' ').trim());
  });
  return marks;
}

it('marks columns of numbers, except the first', () => {
  const tree = treeOf(['a', 'b', 'c', 'd'], ['1', '4,095', '0.2', '12 ms']);
  expect(textsWith(tree, 'dataNumber')).toEqual(['b', 'c', '4,095', '0.2']);
});

it('marks columns in which some limits are none, but not those with other words', () => {
  const tree = treeOf(['a', 'b', 'c'], ['x', '10', 'none'], ['y', '–', 'none at all']);
  expect(textsWith(tree, 'dataNumber')).toEqual(['b', '10', '–']);
});

it('gives the columns of tables with the same heads the same widths, by their texts', () => {
  const long = 'a text that is longer than a word of code';
  const widthsOf = (...tables: string[]): unknown[] => {
    const widths: unknown[] = [];
    visit(runOn(tables.join('')), 'element', ({tagName, properties}: Element) => {
      if (tagName === 'th') widths.push(properties['width']);
    });
    return widths;
  };
  const one = tableOf(['a', 'b', 'c'], ['400', long, 'short']);
  const two = tableOf(['a', 'b', 'c'], ['401', 'short', long]);
  const [narrow, wide] = widthsOf(one, two).map((width) => Number.parseInt(String(width), 10));
  expect(widthsOf(one, two).slice(0, 3)).toEqual(widthsOf(one, two).slice(3));
  expect(wide).toBeGreaterThan(Number(narrow));
  expect(widthsOf(one, tableOf(['a', 'b', 'd'], ['401', 'short', long]))).toEqual(
    Array(6).fill(undefined),
  );
  // The style sheet gives all tables of two columns the same widths.
  expect(widthsOf(tableOf(['a', 'b'], ['1', '2']), tableOf(['a', 'b'], ['3', '4']))).toEqual(
    Array(4).fill(undefined),
  );
});

it('marks long tables with three columns of sentences as wide', () => {
  const sentence = 'a sentence that is longer than a name';
  const rowsOf = (...row: readonly string[]) =>
    tableOf(['a', 'b', 'c', 'd'], ...Array.from({length: 5}, () => row));
  const isWide = (table: string) => textsWith(runOn(table), 'dataWide').length === 1;
  expect(isWide(rowsOf('400', sentence, sentence, sentence))).toBe(true);
  expect(isWide(rowsOf('400', 'name', sentence, sentence))).toBe(false);
  expect(isWide(tableOf(['a', 'b', 'c'], [sentence, sentence, sentence]))).toBe(false);
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

  it('has the labels of a row above its texts if one is long', () => {
    const long = 'a sentence that needs the full width of a phone';
    const tree = treeOf(['a', 'b', 'c'], ['x', long, 'short'], [long, '1', '2']);
    expect(textsWith(tree, 'dataLong')).toEqual(['x', long, 'short']);
  });

  it('shows the head of its first column if the cell is a number', () => {
    const labeled = (row: readonly string[]) =>
      textsWith(treeOf(['a', 'b', 'c'], row), 'dataLabeled');
    expect(labeled(['4,095', '1', 'x'])).toEqual(['4,095']);
    expect(labeled(['x', '1', '2'])).toEqual([]);
  });

  it('is one of five columns, not of six', () => {
    expect(marksOf('a', 'b', 'c', 'd', 'e')).toContain('cell e');
    expect(marksOf('a', 'b', 'c', 'd', 'e', 'f')).toEqual([]);
  });
});

it('marks cells that are verdicts, statuses, or dates', () => {
  const tree = treeOf(
    ['Status', 'Safe', 'Date', 'Text'],
    ['404', 'yes, after the wait', 'July 25, 2025', 'no limit'],
    ['4040', 'No', 'since July 25, 2025, for every organization', '404 errors'],
  );
  expect(textsWith(tree, 'dataStatus')).toEqual(['404']);
  expect(textsWith(tree, 'dataVerdict')).toEqual(['yes, after the wait', 'No']);
  expect(textsWith(tree, 'dataDate')).toEqual(['July 25, 2025']);
});

it('marks cells that are links', () => {
  const link = '<a href="/faq">Questions</a>';
  expect(textsWith(treeOf(['a'], [link], [`see ${link}`]), 'dataLink')).toEqual(['Questions']);
});

it('marks cells that begin with an ordinary word in lower case', () => {
  const row = ['at least 1', 'None', 'nilDB', 'npm install', '<code>key</code> is wrong'];
  expect(textsWith(treeOf(row, row), 'dataWord')).toEqual(['at least 1']);
});
