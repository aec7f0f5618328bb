import {describe, expect, it} from 'vitest';
import {phraseFactor, phrasesOf} from '../rank';

const factor = (query: string, ...items: string[]) =>
  phraseFactor(query, phrasesOf({title: '', items}));

describe('words in a row', () => {
  it('are counted without those that say nothing, whatever signs stand between', () => {
    const message = '400 status code (no body)';
    const inSigns = factor(message, 'It reports "400 status code, no body".');
    expect(inSigns).toBe(factor(message, message));
    expect(inSigns).toBeGreaterThan(factor(message, 'status code'));
    expect(factor('delete the record', 'delete a record')).toBeGreaterThan(1);
    expect(factor('delete record', 'Records are kept; delete them')).toBe(1);
    expect(factor('delete record', 'nothing of that')).toBe(1);
  });

  it('make a page count more: the longer the run, and the more of the query it is', () => {
    const texts = ['Rate limits', 'A key that asks too often gets status 429.'];
    expect(factor('limits', ...texts)).toBe(1);
    expect(factor('unknown words', ...texts)).toBe(1);
    expect(factor('rate limit', ...texts)).toBeGreaterThan(1);
    expect(factor('often gets status 429', ...texts)).toBeGreaterThan(
      factor('rate limit', ...texts),
    );
    expect(factor('rate limit of another plan', ...texts)).toBeLessThan(
      factor('rate limit', ...texts),
    );
  });
});
