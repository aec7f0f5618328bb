// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createBrowserStorage, STORAGE_WARNING, type StorageSettings} from '../browserStorage';

const settings: StorageSettings = {type: 'localStorage', namespace: ''};
const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  if (original) Object.defineProperty(window, 'localStorage', original);
  window.localStorage.clear();
});

/** Replaces window.localStorage by what a browser in trouble gives. */
function breakStorage(get: () => unknown) {
  Object.defineProperty(window, 'localStorage', {configurable: true, get});
}
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('a storage that works', () => {
  it('keeps values under the key and the suffix', () => {
    createBrowserStorage({type: 'localStorage', namespace: '-x'}).slot('theme').set('dark');
    expect(window.localStorage.getItem('theme-x')).toBe('dark');
    createBrowserStorage(settings).slot('theme').set('light');
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('tells listeners of the same tab once for each change', () => {
    const slot = createBrowserStorage(settings).slot('theme');
    const heard: (string | null)[] = [];
    const stop = slot.listen((event) => heard.push(event.newValue));
    slot.set('dark');
    slot.set('dark');
    slot.del();
    stop();
    slot.set('light');
    expect(heard).toEqual(['dark', null]);
  });

  it('lists its keys, and uses the session when asked', () => {
    const storage = createBrowserStorage(settings);
    storage.slot('a').set('1');
    storage.slot('b', {persistence: 'sessionStorage'}).set('1');
    expect(storage.keys()).toEqual(['a']);
    expect(storage.keys('sessionStorage')).toContain('b');
  });
});

describe.each([
  ['absent', () => breakStorage(() => null)],
  ['blocked', () => breakStorage(refuse)],
  [
    'throwing on each call',
    () => breakStorage(() => ({getItem: refuse, setItem: refuse, removeItem: refuse})),
  ],
  ['full', () => breakStorage(() => ({getItem: () => null, setItem: full, removeItem: () => {}}))],
])('a storage that is %s', (_state, breakIt) => {
  it('behaves as empty and warns once', () => {
    breakIt();
    const storage = createBrowserStorage(settings);
    const slots = [storage.slot('theme'), storage.slot('docs.sidebar')];
    for (const slot of slots) {
      slot.set('x');
      expect(slot.get()).toBeNull();
      slot.del();
      slot.listen(() => {})();
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(STORAGE_WARNING, expect.anything());
  });
});

it('is switched off by the type none, without a warning', () => {
  const slot = createBrowserStorage({type: 'none', namespace: ''}).slot('theme');
  slot.set('dark');
  expect(slot.get()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('refuses to be used during server rendering, naming the key', () => {
  vi.stubGlobal('window', undefined);
  const slot = createBrowserStorage(settings).slot('theme');
  vi.unstubAllGlobals();
  const message =
    'Browser storage (key "theme") was used while the page was rendered on the server. ' +
    'Use storage in effects and event handlers only.';
  expect(slot.get).toThrow(message);
  expect(() => slot.set('x')).toThrow(message);
  expect(slot.del).toThrow(message);
  expect(() => slot.listen(() => {})).toThrow(message);
});
