import {afterEach, expect, it, vi} from 'vitest';
import prefetchOnIntent, {mayPrefetch} from '../prefetchOnIntent';

const preload = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@docusaurus/core/lib/client/preload', () => ({default: preload}));
afterEach(() => {
  preload.mockClear();
  vi.unstubAllGlobals();
});

it.each([
  [undefined, true],
  [{effectiveType: '4g'}, true],
  [{effectiveType: '3g'}, true],
  [{effectiveType: '2g'}, false],
  [{effectiveType: 'slow-2g'}, false],
  [{effectiveType: '4g', saveData: true}, false],
  [{saveData: false}, false],
])('mayPrefetch(%j) returns %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});

it('fetches a page once, whatever its hash and query, and not when a link comes into view', () => {
  vi.stubGlobal('navigator', {});
  void prefetchOnIntent.preload('/guide#part');
  void prefetchOnIntent.preload('/guide?q=1');
  expect(prefetchOnIntent.prefetch('/other')).toBe(false);
  expect(preload.mock.calls).toEqual([['/guide']]);
});

it('fetches nothing with data saver', () => {
  vi.stubGlobal('navigator', {connection: {effectiveType: '4g', saveData: true}});
  expect(prefetchOnIntent.preload('/saved')).toBe(false);
  expect(preload).not.toHaveBeenCalled();
});
