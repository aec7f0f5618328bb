import {describe, expect, it, vi} from 'vitest';
import type {SearchEngine, SearchHit, SearchResponse} from '../../shared/hit';
import {createDocSearchClient, toDocSearchHits} from '../docSearchClient';

const hit: SearchHit = {
  objectID: '1',
  url: 'https://docs.example.org/a#b',
  type: 'lvl3',
  hierarchy: {
    lvl0: 'Q & A',
    lvl1: 'A <b>',
    lvl2: 'Two',
    lvl3: 'Three',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  title: '<mark>Three</mark>',
  snippet: 'x &lt; y',
};

describe('toDocSearchHits', () => {
  it('keeps the order of relevance: the first five results are the first group', () => {
    const hits = toDocSearchHits(Array.from({length: 7}, () => hit));
    const groups = hits.map(({hierarchy}) => hierarchy.lvl0);
    expect(new Set(groups.slice(0, 5)).size).toBe(1);
    expect(new Set(groups.slice(5)).size).toBe(1);
    expect(groups[5]).not.toBe(groups[4]);
    expect(groups[5]).not.toBe('');
  });

  it('names the headings above the title as text, and escapes those that the modal stores', () => {
    const [converted] = toDocSearchHits([hit]);
    const {place, hierarchy} = converted!;
    expect(place).toBe('Q & A › A <b> › Two');
    expect(hierarchy.lvl1).toBe('A &lt;b&gt;');
  });

  it('gives a text the type of its heading, because the modal does not remember texts', () => {
    const [converted] = toDocSearchHits([{...hit, type: 'content'}]);
    expect(converted?.type).toBe('lvl3');
  });
});

describe('createDocSearchClient', () => {
  const response: SearchResponse = {
    hits: [],
    nbHits: 0,
    engine: 'embedded',
    unknownWords: [],
    sections: {},
  };

  /** Starts a search whose response arrives when `respond` is called. */
  function start() {
    let respond = (_: SearchResponse) => undefined as void;
    const engine: SearchEngine = {
      search: () => new Promise((resolve) => (respond = resolve)),
    };
    const onOutcome = vi.fn();
    const client = createDocSearchClient(engine, onOutcome);
    void client.search({requests: [{indexName: 'docs', query: 'x'}]});
    return {
      client,
      onOutcome,
      finish: async () => {
        respond(response);
        await new Promise(setImmediate);
      },
    };
  }

  it('reports the outcome of a search', async () => {
    const {onOutcome, finish} = start();
    await finish();
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({query: 'x', response});
  });

  it('reports nothing after the search was canceled', async () => {
    const {client, onOutcome, finish} = start();
    client.cancel();
    await finish();
    expect(onOutcome).not.toHaveBeenCalled();
  });
});
