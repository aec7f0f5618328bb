/** Every sample runs against the sandbox and prints what is recorded. Types are checked by `npm run typecheck`. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkSamples, type Verdict} from '../check';
import {discoverSamples} from '../discover';

const root = path.resolve(__dirname, '../../..');
const samples = discoverSamples(root);

describe('samples', () => {
  const verdicts = new Map<string, Verdict>();

  beforeAll(async () => {
    await checkSamples(root, samples, {tell: (file, verdict) => verdicts.set(file, verdict)});
  }, 900_000);

  it.each(samples)('%s', (file) => {
    expect(verdicts.get(file)).toBeDefined();
    expect(verdicts.get(file)?.problem).toBeUndefined();
  });

  it('cover the vault, the private LLM and both APIs in three languages', () => {
    expect(new Set(samples.map((file) => file.split('/')[1]))).toEqual(
      new Set(['api', 'llm', 'vault']),
    );
    expect(new Set(samples.map((file) => path.extname(file))).size).toBe(3);
  });
});
