/** Splits the Markdown of a section into blocks, line by line: a regular expression could take very long for some texts. */

/** A part of a section that is useful alone. */
export interface Block {
  /** A row of a table, an item of a list, or a paragraph with the code that it introduces. */
  readonly text: string;
  /** The head of the table that a row belongs to. Otherwise `''`. */
  readonly head: string;
  /** The number of that table in the section. Blocks outside tables have the number of the table before them. */
  readonly table: number;
}

/** Matches the first line of a code block, with its language. */
const fenceRegex = /^(`{3,}|~{3,})(\S*)/;
const rowRegex = /^\|.*\|$/;
/** Matches the line below the head of a table. */
const ruleRegex = /^\|[ |-]*\|$/;
const itemRegex = /^ *(?:-|\d+\.) /;
/** Matches the label of a tab: `**Python**`. */
const labelRegex = /^\*\*[^*]+\*\*$/;

/** Returns whether a block is an item of a list. */
export const isItem = ({text}: Block): boolean => itemRegex.test(text);

/** Returns the blocks of a section in order. */
export function splitIntoBlocks(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let head = '';
  let table = 0;
  let start = 0;
  while (start < lines.length) {
    const line = lines[start] ?? '';
    const isHead = rowRegex.test(line) && ruleRegex.test(lines[start + 1] ?? '');
    if (isHead) {
      head = `${line}\n${lines[start + 1]}`;
      table += 1;
      start += 2;
      continue;
    }
    if (!rowRegex.test(line)) head = '';
    const end = endOfBlock(lines, start);
    if (line !== '') blocks.push({text: lines.slice(start, end).join('\n').trimEnd(), head, table});
    start = end;
  }
  return blocks;
}

/** Returns the position after a block. */
function endOfBlock(lines: readonly string[], start: number): number {
  const line = lines[start] ?? '';
  if (line === '' || rowRegex.test(line)) return start + 1;
  if (fenceRegex.test(line)) return endOfCode(lines, start);
  const isList = itemRegex.test(line);
  let end = start + 1;
  while (end < lines.length && continues(lines[end] ?? '', isList)) end += 1;
  // 'Install the library:', or the title of an example. A sentence with a period is complete without the code below it.
  const last = lines[end - 1] ?? '';
  const introducesCode = last.endsWith(':') || (!isList && !last.endsWith('.'));
  return introducesCode ? endOfIntroducedCode(lines, end) : end;
}

/** Returns whether a line continues an item of a list, or a paragraph. */
function continues(line: string, isList: boolean): boolean {
  if (line === '' || itemRegex.test(line)) return false;
  return isList ? line.startsWith(' ') : !line.startsWith('|') && !fenceRegex.test(line);
}

/**
 * Returns the position after the code that follows an empty line, with the label of its tab and a line of text between them.
 * Without code, returns the position of the empty line.
 */
function endOfIntroducedCode(lines: readonly string[], end: number): number {
  let code = end + 1;
  const isTab = labelRegex.test(lines[code] ?? '');
  if (isTab) code += 2;
  if (isTab && !isFence(lines[code])) code += 2;
  if (!isFence(lines[code])) return end;
  const afterCode = endOfCode(lines, code);
  // The tabs of an example belong together.
  const isNextTab = labelRegex.test(lines[afterCode + 1] ?? '');
  return isNextTab ? endOfIntroducedCode(lines, afterCode) : afterCode;
}

const isFence = (line = ''): boolean => fenceRegex.test(line.trimStart());

/** Returns the position after a code block. One without an end lasts to the end of the section. */
function endOfCode(lines: readonly string[], start: number): number {
  const [, fence] = fenceRegex.exec((lines[start] ?? '').trimStart()) ?? [];
  const end = lines.findIndex((line, position) => position > start && line.trim() === fence);
  return end === -1 ? lines.length : end + 1;
}
