/**
 * Every TypeScript sample runs against the sandbox and prints its recorded output. `npm run typecheck` checks the types.
 * tests/content/copiedBlocks.test.ts runs the samples of all languages as readers copy them from the pages.
 */
import path from 'node:path';
import {beforeAll, expect, it, vi} from 'vitest';
import {checkSamples, discoverSamples} from '../check';

const root = path.resolve(__dirname, '../../..');
const samples = discoverSamples(root).filter((file) => file.endsWith('.ts'));
let problems: ReadonlyMap<string, string>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  problems = await checkSamples(root, samples);
}, 300_000);

it.each(samples)('%s', (file) => expect(problems.get(file)).toBeUndefined());
