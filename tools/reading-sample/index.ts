/** `npx tsx tools/reading-sample KIND`: picks parts of the code for a reading test. */
import {readFileSync} from 'node:fs';
import {runCommand, wholeNumber} from '../lib/command';
import {gitFiles} from '../lib/gitFiles';
import {findParts, KINDS} from './parts';
import {pick} from './pick';

const FOLDERS = ['src', 'sandbox', 'tools'];
const sourceRegex = /\.tsx?$/;
const notReadRegex = /__tests__|\.d\.ts$/;

const options = {
  count: {type: 'string', default: '60'},
  seed: {type: 'string', default: '1'},
} as const;

void runCommand(__dirname, {allowPositionals: true, options}, ({values, positionals}) => {
  const kind = KINDS.find((name) => name === positionals[0]);
  if (kind === undefined)
    throw new Error(`Expected one of: ${KINDS.join(', ')}. Found: ${positionals[0] ?? 'nothing'}`);
  const count = wholeNumber('--count', values.count, 1, 10_000);
  const seed = wholeNumber('--seed', values.seed, 0, 1_000_000);
  const files = gitFiles('.', FOLDERS).filter(
    (file) => sourceRegex.test(file) && !notReadRegex.test(file),
  );
  const parts = files.flatMap((file) =>
    findParts(kind, file, readFileSync(file, 'utf8')).map((part) => ({file, ...part})),
  );
  for (const {file, line, text} of pick(parts, count, seed))
    console.log(`${file}:${line}: ${text}`);
});
