import {afterEach, expect, it, vi} from 'vitest';
import fetchAhead, {mayFetchAhead} from '../fetchAhead';

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
])('connection %j: %s', (connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected);
});

it('fetches a page once, whatever the hash, and none that merely came into view', () => {
  vi.stubGlobal('navigator', {});
  void fetchAhead.preload('/guide#part');
  void fetchAhead.preload('/guide?q=1');
  expect(fetchAhead.prefetch('/other')).toBe(false);
  expect(preload.mock.calls).toEqual([['/guide']]);
});

it('fetches nothing with data saver on', () => {
  vi.stubGlobal('navigator', {connection: {effectiveType: '4g', saveData: true}});
  expect(fetchAhead.preload('/saved')).toBe(false);
  expect(preload).not.toHaveBeenCalled();
});
