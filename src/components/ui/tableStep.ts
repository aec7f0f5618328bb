/**
 * The rehype step that marks columns of numbers, gives the columns of tables with the same heads the same widths, and lets a
 * table of few columns become a list of labels and values on a phone: each cell gets the head of its column. It
 * marks long tables of sentences as wide. `tableCells.ts` marks the cells. The CSS is in Table.module.css,
 * src/css/tables.css.
 */
import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {sum} from '../../lib/sum';
import {markCell, markTag} from './tableCells';

/** Tables with more columns scroll. */
const STACKED_COLUMNS = 5;
/** Longer words, which are hashes and the like, get no more space. */
const MAX_WORD_LENGTH = 36;
/** On a phone, a row with a longer text needs the full width. */
const LONG = 40;
/** What all columns have together, in characters. A column of longer texts than its part consists of sentences. */
const PROSE_LENGTH = 120;
/** With three such columns and several rows, a table is wide. */
const PROSE_COLUMNS = 3;
const WIDE_ROWS = 5;
/** Labels of a wide table that are at most this long need little space. */
const SHORT_LABEL = 12;
/** The space between two columns, in characters. */
const GAP = 6;

interface Table {
  readonly element: Element;
  readonly heads: readonly Element[];
  /** The rows below the head. */
  readonly rows: readonly Element[];
}

const elementsOf = ({children}: {children: ElementContent[]}): Element[] =>
  children.filter((child) => child.type === 'element');

const textOf = (cell: Element): string => toString(cell).trim();

function readTable(element: Element): Table {
  const [head, ...bodies] = elementsOf(element);
  const [heads = []] = head === undefined ? [] : elementsOf(head).map(elementsOf);
  return {element, heads, rows: bodies.flatMap(elementsOf)};
}

/** Returns the cells of a column, without its head. */
const columnOf = ({rows}: Table, column: number): Element[] =>
  rows.flatMap((row) => elementsOf(row).slice(column, column + 1));

/** Matches a cell of a column of numbers: `4,095` or `0.2`, and `none` or `–` where there is no limit. */
const numberRegex = /^(?:\d[\d.,]*|none|–)$/;

/** Marks the columns of numbers, in place. The first column is never one: its numbers are names. */
function markNumbers(table: Table): void {
  for (const [column, head] of table.heads.entries()) {
    const cells = columnOf(table, column);
    const isNumber = cells.length > 0 && cells.every((cell) => numberRegex.test(textOf(cell)));
    if (column === 0 || !isNumber) continue;
    for (const cell of [head, ...cells]) cell.properties['dataNumber'] = '';
  }
}

/** Returns the tables in groups of the same key. */
function groupBy(tables: readonly Table[], keyOf: (table: Table) => readonly unknown[]): Table[][] {
  const groups = new Map<string, Table[]>();
  for (const table of tables) {
    const key = JSON.stringify(keyOf(table));
    groups.set(key, [...(groups.get(key) ?? []), table]);
  }
  return [...groups.values()];
}

/** Returns the length of the texts of a column: the mean of the cubes, because one long text makes its row high. */
const lengthOf = (texts: readonly string[]): number =>
  Math.cbrt(sum(texts.map(({length}) => length ** 3)) / texts.length);

/** Returns how wide a column should be in relation to others: its longest word fits, and long texts get more space. */
function rateColumn(texts: readonly string[]): number {
  // Addresses break after a slash.
  const longestWord = Math.max(
    0,
    ...texts.flatMap((text) => text.split(/[\s/-]/)).map(({length}) => length),
  );
  return Math.max(8, Math.min(longestWord, MAX_WORD_LENGTH) + GAP, lengthOf(texts) ** 0.75);
}

/** Returns whether a long table has too many columns of sentences for the width of the text. */
function isWide(table: Table): boolean {
  const {length} = table.heads;
  if (table.rows.length < WIDE_ROWS || length > STACKED_COLUMNS) return false;
  const columns = table.heads.map((_, column) => columnOf(table, column).map(textOf));
  return columns.filter((texts) => lengthOf(texts) > PROSE_LENGTH / length).length >= PROSE_COLUMNS;
}

/** Marks tables as wide, in place. Their columns need no widths. */
function markWide(tables: readonly Table[]): void {
  for (const {element, heads} of tables) {
    const areShort = heads.slice(-2).every((head) => textOf(head).length <= SHORT_LABEL);
    element.properties['dataWide'] = areShort ? 'short' : '';
  }
}

/**
 * Gives the columns of tables with the same heads the same widths, in place, as percentages. The style sheet gives all tables
 * of two columns the same widths.
 */
function alignColumns(tables: readonly Table[]): void {
  const columns = tables[0]?.heads.length ?? 0;
  if (columns < 3 || tables.length === 1) return;
  const rates = Array.from({length: columns}, (_, column) =>
    rateColumn(tables.flatMap((table) => columnOf(table, column)).map(textOf)),
  );
  for (const {heads} of tables) {
    for (const [column, head] of heads.entries())
      head.properties['width'] = `${Math.round((100 * (rates[column] ?? 0)) / sum(rates))}%`;
  }
}

/** Returns whether a cell contains `<Copy>`, which shortens long values. */
const isShortened = ({children}: Element): boolean =>
  children.some((child) => 'name' in child && child.name === 'Copy');

/**
 * Lets a table become a list on a phone, in place: adds roles and, with three columns or more, labels to the cells. Tables
 * without a head, and those of many columns, stay as they are.
 */
function markStacked({element, heads, rows}: Table): void {
  if (heads.length === 0 || heads.length > STACKED_COLUMNS) return;
  // The elements have these roles by default, but browsers drop them when CSS changes `display`.
  Object.assign(element.properties, {role: 'table', dataStacked: ''});
  const labels = heads.map(textOf);
  for (const section of elementsOf(element)) {
    section.properties['role'] = 'rowgroup';
    for (const row of elementsOf(section)) row.properties['role'] = 'row';
  }
  for (const [index, cell] of heads.entries()) {
    cell.properties['role'] = labels[index] === '' ? 'cell' : 'columnheader';
  }
  for (const row of rows) {
    const cells = elementsOf(row);
    const isLong =
      cells.some((cell, index) => index > 0 && textOf(cell).length > LONG) &&
      !cells.some(isShortened);
    for (const [index, cell] of cells.entries()) {
      cell.properties['role'] = 'cell';
      // With two columns, the head says nothing that the first cell doesn't.
      if (!labels[index] || labels.length <= 2) continue;
      cell.properties['dataLabel'] = labels[index];
      if (isLong) cell.properties['dataLong'] = '';
      // In a list, a number alone is not a title.
      if (index === 0 && numberRegex.test(textOf(cell))) cell.properties['dataLabeled'] = '';
    }
  }
}

/**
 * The rehype step. It marks columns of numbers, tables that become lists, and columns of tables with the same heads, in
 * place.
 */
export const tableStep: Plugin<[], Root> = () => (tree) => {
  const tables: Table[] = [];
  visit(tree, (element) => {
    if (element.type === 'element' && element.tagName === 'table') tables.push(readTable(element));
  });
  for (const table of tables) {
    markNumbers(table);
    markStacked(table);
    for (const row of table.rows) {
      const cells = elementsOf(row);
      for (const cell of cells) markCell(cell);
      if (cells[0]?.properties['dataStatus'] !== undefined && cells[1]) markTag(cells[1]);
    }
  }
  // Tables that end with the same two columns look the same: if one of them is wide, all are.
  for (const group of groupBy(tables, ({heads}) => heads.slice(-2).map(textOf)))
    if (group.some(isWide)) markWide(group.filter(({heads}) => heads.length >= PROSE_COLUMNS));
  const others = tables.filter(({element}) => element.properties['dataWide'] === undefined);
  for (const group of groupBy(others, ({heads}) => [
    heads.length,
    ...[0, -1].map((at) => heads.at(at)).map((head) => head && textOf(head)),
  ]))
    alignColumns(group);
};
