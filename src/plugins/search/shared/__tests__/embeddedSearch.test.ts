import {describe, expect, it} from 'vitest';
import {EmbeddedSearch} from '../embeddedSearch';
import {makeIndexFile} from '../indexFile';
import {loadIndex} from '../ranker';
import type {SearchPage} from '../record';
import {file} from './fixture';

const engine = new EmbeddedSearch(file);
const ask = (query: string, more: object = {}) =>
  engine.search({query, page: 0, hitsPerPage: 20, ...more});
const first = (query: string) => new URL(ask(query).hits[0]?.url ?? 'none:').pathname;

describe('finds', () => {
  it.each([
    ['delete data', '/api/delete-data', 'a title'],
    ['remove data', '/api/delete-data', 'a synonym'],
    ['deleting', '/api/delete-data', 'another form of a word'],
    [
      'how do I delete one record',
      '/api/delete-data',
      'a question with words that the page does not contain',
    ],
    ['which llms are available', '/api/models', 'a synonym in the plural'],
    ['large language model', '/api/models', 'a synonym of several words'],
    ['rate limit 429', '/quickstart', 'a heading and its text'],
    ['data/create', '/api/upload-data', 'the end of a path'],
    ['/api/v1/data/create', '/api/upload-data', 'a whole path'],
    ['%allot', '/api/upload-data', 'an identifier with a sign'],
    ['ES256K', '/api/models', 'an identifier with digits'],
    ['max_tokens', '/api/models', 'an identifier with an underscore'],
    ['DataNotFound', '/api/delete-data', 'an error tag'],
    ['data not found', '/api/delete-data', 'an error tag written in words'],
    ['quikstart', '/quickstart', 'a missing letter'],
    ['qiuckstart', '/quickstart', 'two letters swapped'],
    ['quick start', '/quickstart', 'a compound written apart'],
    ['enrcypt', '/quickstart', 'two letters swapped inside'],
    ['encr', '/quickstart', 'the beginning of a word'],
    ['encrypti', '/quickstart', 'a word longer than its stem, half typed'],
    ['uploda', '/api/upload-data', 'letters swapped at the end'],
  ])('%s → %s (%s)', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it('a heading that asks the same question before one with the same words', () => {
    const [page] = file.pages;
    if (page === undefined) throw new Error('The fixture has no page.');
    const pages = [
      {...page, path: '/read', items: [[3, 'read', 'Read the data of your node'], 'Ask it.']},
      {...page, path: '/faq', items: [[3, 'can', 'Can my node read the data?'], 'Ask it.']},
    ] satisfies SearchPage[];
    const {hits} = new EmbeddedSearch({...file, pages}).search({query: 'can a node read my data'});
    expect(hits[0]?.url).toMatch(/\/faq#can$/);
  });

  it('an error before the responses of operations that have its name', () => {
    const page = (path: string, ...items: SearchPage['items']): SearchPage => ({
      path,
      section: 'API',
      title: `Page ${path}`,
      keywords: '',
      items,
    });
    const operations = ['/add', '/read', '/update'].map((path) =>
      page(path, [3, '401', '401 Unauthorized'], 'The token is missing.'),
    );
    const errors = page('/errors', [5, 'unauthorized', '401 Unauthorized, as plain text'], 'Why.');
    const engine401 = new EmbeddedSearch({...file, pages: [...operations, errors]});
    const {hits} = engine401.search({query: 'Unauthorized'});
    expect(hits.map(({url}) => new URL(url).pathname)).toEqual([
      '/errors',
      '/add',
      '/read',
      '/update',
    ]);
  });

  it('a page only once', () => {
    const urls = ask('data').hits.map((hit) => hit.url.replace(/#.*/, ''));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('each section of a page that explains an identifier, and each part that is named by a phrase', () => {
    const pages: SearchPage[] = [
      {
        path: '/errors',
        section: 'API',
        title: 'Errors of nilDB',
        keywords: '',
        items: [
          'Causes of errors.',
          [2, 'common', 'Common errors'],
          'A nilDB node returns them.',
          [5, 'one', '500 E11000 duplicate key, at registration'],
          'The organization is registered.',
          [5, 'two', '200 E11000 duplicate key, at an upload'],
          'The record is already there.',
          [5, 'three', '400 DataValidationError'],
          'Something else than E1.',
          [2, 'more', 'What else'],
          'After 504, E11000 says that nilDB has the record.',
        ],
      },
      {...file.pages[0]!, items: ['A key.', [2, 'x', 'Duplicate key'], 'E11000 on nilDB.']},
    ];
    const anchors = (query: string) =>
      new EmbeddedSearch({...file, pages}).search({query}).hits.map(({url}) => new URL(url).hash);
    expect(anchors('E11000').sort()).toEqual(['#more', '#one', '#two', '#x']);
    expect(anchors('E11000 duplicate key at an upload of _id 17')).toEqual(
      expect.arrayContaining(['#one', '#two', '#x']),
    );
    expect(anchors('duplicate key').sort()).toEqual(['#one', '#two', '#x']);
    // A name in a title is a topic.
    expect(anchors('nilDB')).toHaveLength(2);
  });

  it('nothing for words that no page contains', () => {
    expect(ask('zzzzxqk')).toMatchObject({hits: [], nbHits: 0, sections: {}});
    expect(ask('')).toMatchObject({hits: [], nbHits: 0});
    expect(ask('  !? ')).toMatchObject({hits: [], nbHits: 0});
  });
});

describe('shows', () => {
  it('the page and its description for its title', () => {
    const [hit] = ask('upload data').hits;
    expect(hit).toMatchObject({
      type: 'lvl1',
      title: '<mark>Upload</mark> <mark>data</mark>',
      snippet: 'Stores records in a collection.',
      method: 'POST',
    });
    // A section of the page has the method too.
    expect(ask('filter').hits[0]).toMatchObject({type: 'lvl5', method: 'POST'});
    expect(ask('rate limits').hits[0]?.method).toBeUndefined();
  });

  it('the matching section with its anchor', () => {
    expect(ask('rate limits').hits[0]).toMatchObject({
      type: 'lvl2',
      url: 'https://docs.example.org/quickstart#limits',
      hierarchy: {lvl0: 'Build', lvl1: 'Quickstart', lvl2: 'Rate limits'},
    });
  });

  it('a parameter with its anchor', () => {
    expect(ask('filter').hits[0]?.url).toBe(
      'https://docs.example.org/api/delete-data#request.filter',
    );
  });

  it('the matching text with the matches marked', () => {
    const [hit] = ask('status 429').hits;
    expect(hit?.type).toBe('lvl2');
    expect(hit?.snippet).toContain('<mark>status</mark> <mark>429</mark>');
  });
});

describe('marks', () => {
  it('words that match, also for incomplete and misspelled ones, and synonyms', () => {
    expect(ask('remove a collection').hits[0]?.snippet).toContain('<mark>Deletes</mark>');
    expect(ask('quickst').hits[0]?.title).toBe('<mark>Quickstart</mark>');
    expect(ask('quikstart').hits[0]?.title).toBe('<mark>Quickstart</mark>');
  });
});

describe('words that no page contains', () => {
  it('are named, also if similar words are found', () => {
    expect(ask('docker').unknownWords).toEqual(['docker']);
    expect(ask('docker').nbHits).toBe(0);
    expect(ask('quikstart')).toMatchObject({unknownWords: ['quikstart']});
    expect(ask('docker upload').unknownWords).toEqual(['docker']);
    expect(ask('docker upload').nbHits).toBeGreaterThan(0);
    expect(ask('remove data').unknownWords).toEqual([]);
  });

  it('are not replaced by words with the same first letters', () => {
    // The letters "rea" begin "read". The stem of "retry" begins "retriev", but its letters don't.
    expect(ask('rea ').unknownWords).toEqual([]);
    expect(ask('retry').hits.filter(({title}) => title.includes('<mark>'))).toEqual([]);
  });
});

describe('a query', () => {
  it('counts each word once, and only the first 32', () => {
    const words = Array.from({length: 40}, (_, number) => `zzzz${number}`);
    expect(ask(['model', ...words].join(' ')).hits.length).toBeGreaterThan(0);
    expect(ask([...words, 'model'].join(' ')).hits).toEqual([]);
    expect(ask('model '.repeat(200)).hits).toEqual(ask('model ').hits);
  });

  it('finds words of the front matter and identifiers in code', () => {
    expect(first('cheat sheet')).toBe('/summary');
    expect(first('createToken')).toBe('/summary');
  });
});

describe('before the texts are loaded', () => {
  const indexFile = makeIndexFile(file, '');
  const bare = new EmbeddedSearch(indexFile, loadIndex(indexFile.index));
  const hits = (query: string) => bare.search({query, page: 0, hitsPerPage: 20}).hits;

  it('finds the same pages', () => {
    for (const query of [
      'rate limit 429',
      'data',
      'max_tokens',
      'filter',
      'how to delete a record',
    ])
      expect(hits(query).map((hit) => hit.url.replace(/#.*/, ''))).toEqual(
        ask(query).hits.map((hit) => hit.url.replace(/#.*/, '')),
      );
  });

  it('shows headings and descriptions', () => {
    expect(hits('rate limit 429')[0]).toMatchObject({
      type: 'lvl2',
      title: '<mark>Rate</mark> <mark>limits</mark>',
    });
    expect(hits('rate limit 429')[0]?.snippet).toBe('Store a first record and read it again.');
    expect(hits('upload data')[0]?.snippet).toBe('Stores records in a collection.');
  });
});

describe('counts', () => {
  it('hits by section, and can list a single section', () => {
    const all = ask('data');
    expect(all.nbHits).toBe(Object.values(all.sections).reduce((sum, count) => sum + count, 0));
    const api = ask('data', {section: 'API'});
    expect(api.nbHits).toBe(all.sections['API']);
    expect(api.sections).toEqual(all.sections);
    expect(new Set(api.hits.map((hit) => hit.hierarchy.lvl0))).toEqual(new Set(['API']));
  });

  it('all hits, and returns one page of them', () => {
    const all = ask('data').hits.map((hit) => hit.url);
    const second = ask('data', {page: 1, hitsPerPage: 1});
    expect(second.hits.map((hit) => hit.url)).toEqual(all.slice(1, 2));
    expect(second.nbHits).toBe(all.length);
  });
});
