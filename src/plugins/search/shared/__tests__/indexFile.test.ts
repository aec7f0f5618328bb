import {describe, expect, it} from 'vitest';
import {makeIndexFile} from '../indexFile';
import {pageRecords, type RecordsFile} from '../record';
import {file} from './fixture';

const allRecords = ({pages, origin}: RecordsFile) =>
  pages.flatMap((page) => pageRecords(page, origin));

describe('makeIndexFile', () => {
  const thin = allRecords(makeIndexFile(file, ''));

  it('keeps all records, but only the descriptions of their texts', () => {
    const full = allRecords(file);
    expect(thin.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy}))).toEqual(
      full.map(({objectID, url, hierarchy}) => ({objectID, url, hierarchy})),
    );
    const description = 'Store a first record and read it again.';
    const kept = thin.filter(({content}, number) => content && content === full[number]?.content);
    expect(kept.map(({content}) => content)).toContain(description);
    expect(kept).toHaveLength(file.pages.length);
  });
});
