import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {mayReload, RELOAD_PAUSE_MS} from '../reloadGuard';

let stored: string | null;
const slot = {
  get: () => stored,
  set: (value: string) => void (stored = value),
};
const reload = (path: string) => mayReload(path, slot);

beforeEach(() => {
  stored = null;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('allows one reload of a path, and another after the pause', () => {
  expect(reload('/quickstart')).toBe(true);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS - 1);
  expect(reload('/quickstart')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reload('/quickstart')).toBe(true);
});

it('counts each path for itself', () => {
  expect(reload('/quickstart')).toBe(true);
  expect(reload('/network')).toBe(true);
  expect(reload('/network')).toBe(false);
});

it('is not held up by a clock that was set back, nor by nonsense in the storage', () => {
  expect(reload('/quickstart')).toBe(true);
  vi.setSystemTime(Date.now() - 10 * RELOAD_PAUSE_MS);
  expect(reload('/quickstart')).toBe(true);
  stored = 'nonsense';
  expect(reload('/quickstart')).toBe(true);
});

it('says yes where storage behaves as empty', () => {
  const empty = {get: () => null, set: () => {}};
  expect(mayReload('/quickstart', empty)).toBe(true);
  expect(mayReload('/quickstart', empty)).toBe(true);
});
