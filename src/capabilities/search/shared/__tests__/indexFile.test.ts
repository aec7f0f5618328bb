import {describe, expect, it} from 'vitest';
import {indexOf, parseIndexFile, stringifyIndexFile} from '../indexFile';
import {decodePostings, encodePostings} from '../postings';
import {recordsOf} from '../recordsFile';
import {file} from './fixture';

describe('postings', () => {
  it('come back as they were', () => {
    const lists = [[0], [], [0, 1, 2, 44, 45, 46, 2_000, 2_001, 99_999, 1_000_000], [7]];
    const back: number[][] = lists.map(() => []);
    decodePostings(encodePostings(lists), (list, value) => back[list]?.push(value));
    expect(back).toEqual(lists);
    expect(JSON.stringify(encodePostings(lists))).not.toContain('\\\\');
  });
});

describe('the index file', () => {
  const index = indexOf(file);

  it('comes back as it was', () => {
    expect(parseIndexFile(stringifyIndexFile(index))).toEqual(index);
  });

  it('has the records of the records file, without texts but for descriptions', () => {
    const full = recordsOf(file);
    const outline = recordsOf(index.outline);
    expect(outline.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy}))).toEqual(
      full.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy})),
    );
    outline.forEach((record, number) => {
      if (record.content !== '') expect(record).toEqual(full[number]);
    });
  });

  it('knows the words of each section, and no stop words', () => {
    const limits = index.words.find((words) => words.includes('429'));
    expect(limits).toEqual(expect.arrayContaining(['429', 'key', 'minut', 'statu'.concat('s')]));
    expect(limits).not.toContain('the');
  });
});
