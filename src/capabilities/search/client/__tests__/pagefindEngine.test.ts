import {describe, expect, it, vi} from 'vitest';
import {file} from '../../shared/__tests__/fixture';
import {parseShownPage} from '../../shared/pagefindShow';
import {stringifyRecordsFile} from '../../shared/recordsFile';
import {createPagefindEngine} from '../pagefindEngine';
import {createPageReader} from '../pagefindPages';
import {lazyWords} from '../pagefindVocabulary';
import {stringifyWords} from '../../shared/pagefindWords';

const texts = (id: string) =>
  stringifyRecordsFile({...file, pages: file.pages.filter((page) => page.path === id)});
/** Here a page's id is its path. */
const table = new Map(file.pages.map((page) => [page.path, page]));
const request = {query: 'data', page: 0, hitsPerPage: 20, snippetWords: 10};

/** An engine over made-up answers, by the text that is asked. */
function engineOf(
  answers: Readonly<Record<string, Readonly<Record<string, number>>>>,
  words = lazyWords(() => Promise.reject(new Error('no list'))),
) {
  const search = vi.fn(async (text: string) => ({
    results: Object.entries(answers[text] ?? {}).map(([id, score]) => ({id, score})),
  }));
  const readPage = vi.fn(async (id: string) => parseShownPage(texts(id)));
  const engine = createPagefindEngine({pagefind: {search}, table, readPage, words});
  const paths = async (more: object = {}) =>
    (await engine.search({...request, ...more})).hits.map(({url}) => new URL(url).pathname);
  return {engine, search, readPage, paths};
}
const DATA = {'/summary': 9, '/api/upload-data': 6, '/api/delete-data': 5, '/quickstart': 1};

describe('results of Pagefind', () => {
  it('come best first, and a page that repeats others counts less', async () => {
    const {paths} = engineOf({data: DATA});
    expect(await paths()).toEqual([
      '/api/upload-data',
      '/api/delete-data',
      '/summary',
      '/quickstart',
    ]);
  });

  it('are counted by section, all of them, whatever is shown', async () => {
    const {engine} = engineOf({data: DATA});
    const answer = await engine.search({...request, hitsPerPage: 1, section: 'API'});
    expect(answer).toMatchObject({nbHits: 2, sections: {API: 2, Build: 2}});
    expect(answer.hits.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Upload data']);
  });

  it('have their texts loaded only where they are shown', async () => {
    const {paths, readPage} = engineOf({data: DATA});
    expect(await paths({maxPerSection: 1})).toEqual(['/api/upload-data', '/summary']);
    expect(readPage).toHaveBeenCalledTimes(2);
    expect(await paths({page: 1, hitsPerPage: 3})).toEqual(['/quickstart']);
    expect(readPage).toHaveBeenCalledTimes(3);
  });

  it('are relaxed when few pages hold all words', async () => {
    const {paths, search} = engineOf({
      'delet wallet': {},
      delet: {'/api/delete-data': 3},
      wallet: {'/quickstart': 2},
    });
    expect(await paths({query: 'how do I delete the wallet'})).toEqual([
      '/api/delete-data',
      '/quickstart',
    ]);
    expect(search.mock.calls.flat()).toEqual(['delet wallet', 'wallet', 'delet']);
  });

  it('lack a page whose texts fail; when all fail, the search does', async () => {
    const {engine, readPage} = engineOf({data: DATA});
    readPage.mockRejectedValueOnce(new Error('gone'));
    expect((await engine.search(request)).hits).toHaveLength(3);
    readPage.mockRejectedValue(new Error('gone'));
    await expect(engine.search(request)).rejects.toThrow('gone');
  });

  it('of a superseded query load no texts, and no relaxed query is asked', async () => {
    const {engine, readPage, search} = engineOf({data: DATA});
    const controller = new AbortController();
    const {signal} = controller;
    const whole = engine.search({...request, signal});
    const relaxed = engine.search({...request, query: 'delete wallet', signal});
    controller.abort();
    await expect(whole).rejects.toBe(signal.reason);
    await expect(relaxed).rejects.toBe(signal.reason);
    expect(readPage).not.toHaveBeenCalled();
    expect(search).toHaveBeenCalledTimes(2);
  });
});

describe('with the list of words', () => {
  const json = stringifyWords(
    new Set(['delet', 'data', 'encrypt', 'record', 'quickstart']),
    file.synonyms,
  );

  it('a query is corrected and widened; the first answer does not wait for the list', async () => {
    let arrive = (_json: string): void => undefined;
    const words = lazyWords(() => new Promise((resolve) => (arrive = resolve)));
    const {paths, search} = engineOf(
      {delet: {'/api/delete-data': 3}, 'delet data': {'/api/delete-data': 5}},
      words,
    );
    expect(await paths({query: 'remove'})).toEqual([]);
    arrive(json);
    await words.load();
    search.mockClear();
    expect(await paths({query: 'remove data'})).toEqual(['/api/delete-data']);
    expect(search.mock.calls[0]).toEqual(['delet data']);
  });

  it('the results page waits for it; a list that fails costs corrections only, and is asked for again', async () => {
    const read = vi.fn(async () => json);
    read.mockRejectedValueOnce(new Error('no'));
    const {paths} = engineOf({delet: {'/api/delete-data': 3}}, lazyWords(read));
    expect(await paths({query: 'dlete', wantsTexts: true})).toEqual([]);
    expect(await paths({query: 'dlete', wantsTexts: true})).toEqual(['/api/delete-data']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('words of the same meaning are asked for only while the screen is not full', async () => {
    const many = Object.fromEntries([...table.keys()].map((id, score) => [id, score]));
    const words = lazyWords(async () =>
      stringifyWords(new Set(['delet', 'remov', 'data']), file.synonyms),
    );
    const {paths, search} = engineOf({remov: {'/quickstart': 2}, delet: many}, words);
    expect(await paths({query: 'remove', wantsTexts: true})).toContain('/api/delete-data');
    expect(search.mock.calls.flat()).toEqual(['remov', 'delet']);
  });
});

describe('texts of pages', () => {
  const reader = () => {
    const read = vi.fn(async (_url: string) => texts('/quickstart'));
    return {read, readPage: createPageReader('https://a.example/search-index/', read)};
  };

  it('are read once, also when asked for twice at a time', async () => {
    const {read, readPage} = reader();
    const [first, second] = await Promise.all([readPage('en_1'), readPage('en_1')]);
    expect(first).toBe(second);
    expect(read.mock.calls).toEqual([['https://a.example/search-index/page/en_1.json']]);
  });

  it('that failed are read again; those not asked for lately are given up', async () => {
    const {read, readPage} = reader();
    read.mockRejectedValueOnce(new Error('no'));
    await expect(readPage('en_1')).rejects.toThrow('no');
    await readPage('en_1');
    expect(read).toHaveBeenCalledTimes(2);
    for (let number = 2; number <= 500; number += 1) await readPage(`en_${number}`);
    await readPage('en_1');
    expect(read).toHaveBeenCalledTimes(501);
    await readPage('en_501');
    await readPage('en_1');
    expect(read).toHaveBeenCalledTimes(502);
    await readPage('en_2');
    expect(read).toHaveBeenCalledTimes(503);
  });
});
