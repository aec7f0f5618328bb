/** Every sample runs against the sandbox and prints its recorded output. `npm run typecheck` checks the types. */
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {checkSamples, discoverSamples} from '../check';

const root = path.resolve(__dirname, '../../..');
const samples = discoverSamples(root);

describe('samples', () => {
  let problems: ReadonlyMap<string, string>;

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    problems = await checkSamples(root, samples);
  }, 900_000);

  it.each(samples)('%s', (file) => expect(problems.get(file)).toBeUndefined());

  it('cover the vault, the private LLM, and both APIs in three languages', () => {
    expect(new Set(samples.map((file) => file.split('/')[1]))).toEqual(
      new Set(['api', 'llm', 'vault']),
    );
    expect(new Set(samples.map((file) => path.extname(file))).size).toBe(3);
  });
});
