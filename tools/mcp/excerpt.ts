/** Shortens a section to the parts that a question is about. */
import {indexTerms} from '../../src/capabilities/search/shared';

/** Matches a code block, a row of a table, or a paragraph. */
const blockRegex = /^(```+|~~~+)[\s\S]*?^\1$|^\|.*\|$|^(?:(?!\||```|~~~).+\n?)+/gm;
/** Matches the line below the head of a table. */
const ruleRegex = /^\|[ |-]*\|$/;

/**
 * Returns the code blocks, rows, and paragraphs of a section that have the most words of a question, in their order.
 * The head of a table is kept with the rows. A last line says that the text is shortened. The tool `search_docs` uses it.
 *
 * @param words  terms of the question, see `indexTerms`
 * @param length  most characters, without heads of tables and the last line
 */
export function excerpt(text: string, words: readonly string[], length: number): string {
  const blocks = [...text.matchAll(blockRegex)].map(([block], index) => {
    const terms = new Set(indexTerms(block));
    return {index, block: block.trim(), score: words.filter((word) => terms.has(word)).length};
  });
  const taken = new Set<number>();
  let rest = length;
  for (const {index, block} of [...blocks].sort((a, b) => b.score - a.score || a.index - b.index)) {
    if (block.length > rest) continue;
    taken.add(index);
    rest -= block.length + 2;
  }
  // Each row needs the head of its table, and the line below that.
  for (const index of [...taken]) {
    for (let row = index; blocks[row]?.block.startsWith('|'); row -= 1) {
      if (ruleRegex.test(blocks[row]?.block ?? '')) taken.add(row).add(row - 1);
    }
  }
  const kept = blocks.filter(({index}) => taken.has(index)).map(({block}) => block);
  // Rows of one table are on consecutive lines.
  const joined = kept.join('\n\n').replace(/\|\n\n(?=\|)/g, '|\n');
  return `${joined}\n\n… Shortened. get_page returns the whole section.`;
}
