import {describe, expect, it} from 'vitest';
import {longestRun, phraseFactor, phraseOf} from '../phraseBoost';
import {sectionsOf} from '../record';
import {page} from './fixture';

const run = (query: string, text: string) => longestRun(phraseOf(query), phraseOf(text));

describe('words in a row', () => {
  it('are counted without those that say nothing, whatever signs stand between', () => {
    expect(run('400 status code (no body)', 'It reports "400 status code, no body".')).toBe(4);
    expect(run('delete the record', 'delete a record')).toBe(2);
    expect(run('delete record', 'Records are kept; delete them')).toBe(1);
    expect(run('delete record', 'nothing of that')).toBe(0);
  });

  it('make a page count more: the longer the run, and the more of the query it is', () => {
    const pages = [page('/a', 'Rate limits', ['A key that asks too often gets status 429.'])];
    const sections = sectionsOf({pages, origin: 'https://a.example', synonyms: []});
    const factor = (query: string) => phraseFactor(phraseOf(query), sections);
    expect(factor('limits')).toBe(1);
    expect(factor('unknown words')).toBe(1);
    expect(factor('rate limit')).toBeGreaterThan(1);
    expect(factor('often gets status 429')).toBeGreaterThan(factor('rate limit'));
    expect(factor('rate limit of another plan')).toBeLessThan(factor('rate limit'));
  });
});
