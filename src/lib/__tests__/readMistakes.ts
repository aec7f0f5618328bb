import {readFileSync} from 'node:fs';

/** A page with a mistake, and the messages that it must produce. */
export type Mistake = readonly [page: string, message: string];

/**
 * Reads a file of mistakes. Empty lines separate them. The lines of the page begin with `> `; the expected messages
 * follow:
 *
 *     > [Guide](/guied)
 *     docs/page.mdx:1:1: There is no page at "/guied".
 */
export function readMistakes(file: string): Mistake[] {
  const mistakes = readFileSync(file, 'utf8').trim().split('\n\n');
  return mistakes.map((mistake) => {
    const lines = mistake.split('\n');
    const page = lines.filter((line) => line.startsWith('>'));
    const message = lines.filter((line) => !line.startsWith('>'));
    return [page.map((line) => line.replace(/^> ?/, '')).join('\n'), message.join('\n')];
  });
}
