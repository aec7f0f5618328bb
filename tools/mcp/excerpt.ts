/** Shortens a section to the parts that a question is about. */
import {sum} from '../../src/lib/sum';
import {indexTerms, type WordMatches} from '../../src/plugins/search/shared';
import {isItem, splitIntoBlocks, type Block} from './blocks';

/** The value of a word's synonym in a block, compared with the word. */
const SYNONYM_VALUE = 0.4;
/** Added to the length of each block, so that a short one with one word of the question isn't always the best. */
const EXTRA_LENGTH = 40;

/**
 * Returns the code blocks, rows, items, and paragraphs of a section that are most about a question. They keep their order,
 * except the rows of a table: the best one comes first. The result is '' if no block fits. If no block has a word of the question, because only the heading
 * has one, the section is shortened from its first block.
 *
 * @param words  the matches of the question's words among `sectionCount` sections
 * @param length  most characters
 */
export function excerpt(
  text: string,
  words: readonly WordMatches[],
  sectionCount: number,
  length: number,
): string {
  const blocks = splitIntoBlocks(text).map((block, index) => {
    const terms = indexTerms(`${block.head}\n${block.text}`);
    const value = valueOf(terms, words, sectionCount);
    return {...block, index, score: value / Math.sqrt(EXTRA_LENGTH + block.text.length)};
  });
  const taken = new Set<number>();
  const tables = new Set<number>();
  let rest = length;
  const matching = blocks.filter(({score}) => score > 0).sort((a, b) => b.score - a.score);
  const candidates = matching.length > 0 ? matching : blocks;
  for (const {index, text: block, head, table} of candidates) {
    const cost = block.length + 2 + (tables.has(table) ? 0 : head.length);
    if (cost > rest) continue;
    taken.add(index);
    if (head !== '') tables.add(table);
    rest -= cost;
  }
  const shown = blocks.filter(({index}) => taken.has(index));
  // The rows of a table are adjacent, so they stay together.
  shown.sort((a, b) => (isSameTable(a, b) ? b.score - a.score : a.index - b.index));
  return join(shown);
}

/** Whether two blocks are rows of the same table. */
const isSameTable = (a: Block, b: Block): boolean =>
  a.head !== '' && b.head !== '' && a.table === b.table;

/** Joins blocks, so that rows are tables again, and items are lists. */
function join(blocks: readonly Block[]): string {
  let joined = '';
  let previous: Block | undefined;
  for (const block of blocks) {
    const {text, head} = block;
    const isNextRow = previous !== undefined && isSameTable(previous, block);
    const isSameList = previous !== undefined && isItem(block) && isItem(previous);
    if (previous !== undefined) joined += isNextRow || isSameList ? '\n' : '\n\n';
    joined += head === '' || isNextRow ? text : `${head}\n${text}`;
    previous = block;
  }
  return joined;
}

/** Returns how much a block with these terms is about a question. Words that few sections have count more. */
function valueOf(
  terms: readonly string[],
  words: readonly WordMatches[],
  sectionCount: number,
): number {
  const values = words.map((word) => {
    const rarity = Math.log(1 + sectionCount / (1 + word.scores.size));
    if (terms.some((term) => word.typedTerms.has(term))) return rarity;
    return terms.some((term) => word.terms.has(term)) ? SYNONYM_VALUE * rarity : 0;
  });
  return sum(values);
}
