import {describe, expect, it} from 'vitest';
import {pagefindText} from '../pagefindQuery';
import {editDistance, stringifyWords, WordList} from '../pagefindWords';

const list = new WordList(
  stringifyWords(
    new Set(['delet', 'schema', 'encrypt', 'max_tokens', 'max', 'token', 'quickstart', 'start']),
    [
      ['delete', 'remove'],
      ['encrypt', 'conceal'],
    ],
  ),
);

describe('a query read against the words of the index', () => {
  it.each([
    ['delete schema', 'delet schema', 'known words'],
    ['shcema', 'schema', 'two letters swapped'],
    ['encrpyt', 'encrypt', 'the same inside'],
    ['scema', 'schema', 'a letter missing'],
    ['enc', 'enc', 'a word half typed'],
    ['remove schema', 'delet schema', 'a word that no page has, for one that some have'],
    ['max_tokens', 'max_tokens', 'an identifier that is known'],
    ['xyzzyx', 'xyzzyx', 'nothing like it'],
  ])('%s → %s (%s)', (query, text) => {
    expect(pagefindText(list.read(query))).toBe(text);
  });

  it('names what means the same', () => {
    const both = new WordList(stringifyWords(new Set(['delet', 'remov']), [['delete', 'remove']]));
    expect(both.read('remove')).toEqual([{whole: 'remov', parts: ['remov'], others: ['delet']}]);
  });
});

it('counts edits, and stops beyond the most that matter', () => {
  expect(editDistance('schema', 'schema', 2)).toBe(0);
  expect(editDistance('scema', 'schema', 2)).toBe(1);
  expect(editDistance('shcema', 'schema', 2)).toBe(2);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});
