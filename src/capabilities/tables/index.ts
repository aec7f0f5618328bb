/**
 * The rehype step that marks columns of numbers, and lets a table of few columns become a list of labels and values on a
 * phone: each cell gets the head of its column. The CSS in src/components/ui/Table and src/css/tables.css shows them.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {walk} from '../../lib/walk';

/** Tables with more columns scroll. */
const STACKED_COLUMNS = 5;

const elementsOf = ({children}: {children: ElementContent[]}): Element[] =>
  children.filter((child) => child.type === 'element');

/** Matches a cell of a column of numbers: `4,095` or `0.2`, and `none` or `–` where there is no limit. */
const numberRegex = /^(?:\d[\d.,]*|none|–)$/;

/** Marks the columns of numbers, in place. The first column is never one: its numbers are names. */
function markNumbers(heads: readonly Element[], rows: readonly Element[][]): void {
  for (const [column, head] of heads.entries()) {
    const cells = rows.flatMap((row) => row.slice(column, column + 1));
    const isNumber =
      cells.length > 0 && cells.every((cell) => numberRegex.test(toString(cell).trim()));
    if (column === 0 || !isNumber) continue;
    for (const cell of [head, ...cells]) cell.properties['dataNumber'] = '';
  }
}

/**
 * The rehype step. It marks columns of numbers. In each table of few columns it adds roles and, with three columns or
 * more, labels to the cells, in place. Tables without a head stay as they are. docusaurus.markdown.ts adds it to the
 * steps of all pages.
 */
export const tableStep: Plugin<[], Root> = () => (tree) => {
  walk(tree, (table) => {
    if (table.type !== 'element' || table.tagName !== 'table') return;
    const [head, ...bodies] = elementsOf(table);
    const [heads = []] = head === undefined ? [] : elementsOf(head).map(elementsOf);
    markNumbers(heads, bodies.flatMap(elementsOf).map(elementsOf));
    if (heads.length === 0 || heads.length > STACKED_COLUMNS) return;
    // The elements have these roles by default, but browsers drop them when CSS changes `display`.
    Object.assign(table.properties, {role: 'table', dataStacked: ''});
    const labels = heads.map((cell) => toString(cell).trim());
    for (const section of elementsOf(table)) {
      section.properties['role'] = 'rowgroup';
      for (const row of elementsOf(section)) row.properties['role'] = 'row';
    }
    for (const [index, cell] of heads.entries()) {
      cell.properties['role'] = labels[index] === '' ? 'cell' : 'columnheader';
    }
    for (const row of bodies.flatMap(elementsOf)) {
      for (const [index, cell] of elementsOf(row).entries()) {
        cell.properties['role'] = 'cell';
        // With two columns, the head says nothing that the first cell doesn't.
        if (!labels[index] || labels.length <= 2) continue;
        cell.properties['dataLabel'] = labels[index];
        // In a list, a number alone is not a title.
        if (index === 0 && numberRegex.test(toString(cell).trim()))
          cell.properties['dataLabeled'] = '';
      }
    }
  });
};
