import {describe, expect, it} from 'vitest';
import {indexOf} from '../indexFile';
import {pageRecords, type RecordsFile} from '../record';
import {file} from './fixture';

const recordsOf = ({pages, origin}: RecordsFile) =>
  pages.flatMap((page) => pageRecords(page, origin));

describe('the index file', () => {
  const thin = recordsOf(indexOf(file, ''));

  it('has the records of the records file, and of their texts only descriptions', () => {
    const full = recordsOf(file);
    expect(thin.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy}))).toEqual(
      full.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy})),
    );
    const description = 'Store a first record and read it again.';
    const kept = thin.filter(({content}, number) => content && content === full[number]?.content);
    expect(kept.map(({content}) => content)).toContain(description);
    expect(kept).toHaveLength(file.pages.length);
  });
});
