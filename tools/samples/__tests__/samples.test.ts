/** Every sample runs against the sandbox and prints what is recorded. Types are checked by `npm run typecheck`. */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkSample, type Verdict} from '../check';
import {discoverSamples} from '../discover';
import {pool} from '../pool';

const root = path.resolve(__dirname, '../../..');
const samples = discoverSamples(root);

describe('samples', () => {
  const verdicts = new Map<string, Verdict>();

  beforeAll(async () => {
    await pool(samples, availableParallelism(), async (sample) => {
      verdicts.set(sample.file, await checkSample(root, sample));
    });
  }, 900_000);

  it.each(samples.map(({file}) => file))('%s', (file) => {
    expect(verdicts.get(file)).toBeDefined();
    expect(verdicts.get(file)?.problem).toBeUndefined();
  });

  it('cover the vault, the private LLM and both APIs in three languages', () => {
    expect(new Set(samples.map(({file}) => file.split('/')[1]))).toEqual(
      new Set(['api', 'llm', 'vault']),
    );
    expect(new Set(samples.map(({language}) => language)).size).toBe(3);
  });
});
