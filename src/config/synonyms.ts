/** Words that mean the same to a searcher, from synonyms.txt beside this file: for the embedded engine and the hosted index. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const synonyms: readonly (readonly string[])[] = readFileSync(
  path.join(__dirname, 'synonyms.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(', '));
