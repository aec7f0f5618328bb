import {describe, expect, it} from 'vitest';
import {parsePageTable, stringifyPageTable} from '../pagefindFiles';
import {hitOf, parseShownPage} from '../pagefindShow';
import {pagefindText, queryWords, relaxations} from '../pagefindQuery';
import {stringifyRecordsFile} from '../recordsFile';
import {file} from './fixture';

describe('the table of pages', () => {
  it('comes back as it was written, zeros in front and longer hashes too', () => {
    const entries = new Map([
      ['en_00b41722', {section: 'Build', rank: 0}],
      ['en_00b4172', {section: 'Build', rank: 0}],
      ['en_ffffff0', {section: 'API', rank: -4}],
      ['pt-br_0000001', {section: 'API', rank: 0}],
    ]);
    const table = parsePageTable(stringifyPageTable(entries));
    expect([...table].sort()).toEqual([...entries].sort());
    expect(parsePageTable(stringifyPageTable(new Map()))).toEqual(new Map());
  });

  it('names an id of another form', () => {
    expect(() => stringifyPageTable(new Map([['zz', {section: '', rank: 0}]]))).toThrow(
      'an id of an unknown form: zz',
    );
  });
});

describe('a query for Pagefind', () => {
  const text = (query: string) => pagefindText(queryWords(query));

  it('is its telling words, as the index knows them', () => {
    expect(text('how do I delete records')).toBe('delet record');
    expect(text('how do I')).toBe('how do');
  });

  it('leaves out a single letter beside other words, which begins half of all words', () => {
    expect(text('delete d')).toBe('delet');
    expect(text('d')).toBe('d');
    expect(text('how d')).toBe('how');
  });

  it('has identifiers whole and by their parts', () => {
    expect(text('/api/v1/data/create')).toBe('api/v1/data/create api v1 data creat');
    expect(text('max_tokens')).toBe('max_tokens max token');
  });

  it('is relaxed one word at a time, weak words first', () => {
    const relaxed = (query: string) => relaxations(queryWords(query)).map(pagefindText);
    expect(relaxed('delete record')).toEqual(['record', 'delet']);
    expect(relaxed('delete many records')).toEqual([
      'delet record',
      'mani record',
      'delet record',
      'delet mani',
    ]);
    expect(relaxed('delete')).toEqual([]);
    expect(relaxed('one two three four five six seven eight nine ten eleven twelve')).toEqual([]);
  });
});

describe('what is shown of a page', () => {
  const pageOf = (path: string) =>
    parseShownPage(
      stringifyRecordsFile({...file, pages: file.pages.filter((page) => page.path === path)}),
    );
  const hit = (path: string, query: string) => hitOf(pageOf(path), queryWords(query), query, 10);

  it('the page itself when the query names it', () => {
    expect(hit('/api/upload-data', 'upload data')).toMatchObject({
      type: 'lvl1',
      anchor: null,
      content: 'Stores records in a collection.',
      hierarchy: {lvl0: 'API', lvl1: 'Upload data'},
    });
  });

  it('otherwise the section that holds most, its heading before its text', () => {
    expect(hit('/quickstart', 'rate limit')).toMatchObject({type: 'lvl2', anchor: 'limits'});
    const found = hit('/quickstart', 'status 429');
    expect(found).toMatchObject({type: 'content', anchor: 'limits'});
    expect(found?._snippetResult.content?.value).toContain('<mark>status</mark> <mark>429</mark>');
    expect(hit('/api/delete-data', 'filter')?.anchor).toBe('request.filter');
  });

  it('marks what a half typed word, or one longer than its stem, stands for', () => {
    expect(hit('/quickstart', 'enc')?._snippetResult.hierarchy.lvl2?.value).toBe(
      '<mark>Encrypt</mark> a value',
    );
    expect(hit('/quickstart', 'encrypti')?.anchor).toBe('encrypt');
  });

  it('finds an identifier by its parts where it does not stand whole', () => {
    expect(hit('/api/upload-data', 'data/create')?.anchor).toBe('endpoint');
    expect(hit('/api/models', 'tokens_max')?._snippetResult.content?.value).toContain(
      '<mark>max_tokens</mark>',
    );
  });
});
