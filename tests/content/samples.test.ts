/**
 * Runs the TypeScript samples that no page tells the reader to run: each runs against the sandbox and prints its recorded
 * output. copiedBlocks.test.ts runs the others, in all languages, as readers copy them from the pages.
 */
import path from 'node:path';
import {beforeAll, expect, it, vi} from 'vitest';
import {checkSamples, discoverSamples} from '../../tools/samples/check';
import {pages, shellCommands} from './copied/pages';

const root = path.resolve(__dirname, '../..');
const commands = pages.map(({page}) => shellCommands(page, () => true)).join('\n');
/** `query.ts` in `npx tsx query.ts`, which is not in `npx tsx create-query.ts`. */
const words = new Set(commands.split(/[\s/'"]+/));
const samples = discoverSamples(root)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => !words.has(path.basename(file)));
let problems: ReadonlyMap<string, string>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  problems = await checkSamples(root, samples);
}, 300_000);

it.each(samples)('%s', (file) => expect(problems.get(file)).toBeUndefined());
