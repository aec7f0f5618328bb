// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {readFrameState, readPageMessage} from '../protocol';

const frame = {} as Window;
const page = {} as Window;
const view = {url: 'https://docs.example/a', title: 'A', referrer: ''};

describe('readFrameState', () => {
  const message = {data: {type: 'loaded', party: 'Umami'}, origin: 'null', source: frame};

  it.each(['ready', 'loaded', 'failed'])('reads "%s" from the sandboxed frame', (type) => {
    expect(readFrameState({...message, data: {type}}, frame)).toBe(type);
  });

  it.each([
    ['another window', {...message, source: {} as Window}],
    ['no window', {...message, source: null}],
    ['a document with an origin', {...message, origin: 'https://tracker.example'}],
    ['the origin of the page', {...message, origin: 'https://docs.example'}],
  ])('ignores a message from %s', (_sender, received) => {
    expect(readFrameState(received, frame)).toBeUndefined();
  });

  it('ignores all messages while the frame has no window', () => {
    expect(readFrameState({...message, source: null}, null)).toBeUndefined();
  });

  it.each([undefined, null, 'loaded', 7, {}, {type: 'other'}, {type: {}}, ['loaded']])(
    'ignores the data %j',
    (data) => {
      expect(readFrameState({...message, data}, frame)).toBeUndefined();
    },
  );
});

describe('readPageMessage', () => {
  const received = (data: unknown, source: Window = page) => ({data, origin: '', source});

  it('reads page views and search insights from the page', () => {
    const insight = {method: 'clickedObjectIDs', payload: {index: 'docs'}};
    expect(readPageMessage(received({type: 'pageview', view}), page)).toEqual({
      type: 'pageview',
      view,
    });
    expect(readPageMessage(received({type: 'insight', insight}), page)).toEqual({
      type: 'insight',
      insight,
    });
  });

  it('ignores messages of the frame itself', () => {
    expect(readPageMessage(received({type: 'pageview', view}, frame), page)).toBeUndefined();
  });

  it.each([
    null,
    'pageview',
    {type: 'pageview'},
    {type: 'pageview', view: {...view, url: 1}},
    {type: 'pageview', view: {url: view.url}},
    {type: 'insight', insight: {payload: {}}},
    {type: 'insight', insight: {method: ['init']}},
    {type: 'eval', view},
  ])('ignores the data %j', (data) => {
    expect(readPageMessage(received(data), page)).toBeUndefined();
  });
});
