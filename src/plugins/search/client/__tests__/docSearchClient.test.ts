import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../shared/hit';
import {toDocSearchHit} from '../docSearchClient';

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

describe('toDocSearchHit', () => {
  it('does not escape the name of the group, which the modal shows as text', () => {
    expect(toDocSearchHit(hit).hierarchy.lvl0).toBe('Q & A');
  });

  it('contains the marked title, and the headings above it, as HTML', () => {
    const {_snippetResult, hierarchy} = toDocSearchHit(hit);
    expect(_snippetResult.hierarchy.lvl3.value).toBe('<mark>Three</mark>');
    expect(_snippetResult.hierarchy.lvl1.value).toBe('A &lt;b&gt; › Two');
    expect(_snippetResult.content.value).toBe('x &lt; y');
    expect(hierarchy.lvl1).toBe('A &lt;b&gt;');
    const page = toDocSearchHit({...hit, type: 'lvl1', title: '<mark>A</mark>'});
    expect(page._snippetResult.hierarchy.lvl1.value).toBe('<mark>A</mark>');
  });

  it('gives a text the type of its heading, because the modal does not remember texts', () => {
    const {type, _snippetResult} = toDocSearchHit({...hit, type: 'content'});
    expect(type).toBe('lvl3');
    expect(_snippetResult.hierarchy.lvl3.value).toBe('A &lt;b&gt; › Two › Three');
    expect(_snippetResult.hierarchy.lvl1.value).toBe('x &lt; y');
  });
});
