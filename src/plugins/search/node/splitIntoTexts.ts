/** Divides the text of a section into search records, for `readPage.ts`. */

/** Longest text of one record, in characters. The hosted service rejects records above 10 KB. */
const MAX_LENGTH = 1_500;

/** Matches the longest piece of a block that fits, up to a space if there is one. */
const pieceRegex = new RegExp(`.{1,${MAX_LENGTH}}(?= |$)|.{1,${MAX_LENGTH}}`, 'g');

/**
 * Joins the blocks of a section into texts of at most 1,500 characters. Each block is a line. A longer block is split at
 * spaces, if it has any. Empty blocks are left out.
 */
export function splitIntoTexts(blocks: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of blocks.flatMap((block) => block.match(pieceRegex) ?? [])) {
    const last = texts.at(-1);
    const line = piece.trimStart();
    if (last === undefined || last.length + piece.length >= MAX_LENGTH) texts.push(line);
    else texts[texts.length - 1] = `${last}\n${line}`;
  }
  return texts;
}
