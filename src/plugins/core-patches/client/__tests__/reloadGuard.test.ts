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

it('permits one reload of a path and another one after the pause', () => {
  expect(reload('/quickstart')).toBe(true);
  vi.advanceTimersByTime(RELOAD_PAUSE_MS - 1);
  expect(reload('/quickstart')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reload('/quickstart')).toBe(true);
});

it('counts each path separately', () => {
  expect(reload('/quickstart')).toBe(true);
  expect(reload('/network')).toBe(true);
  expect(reload('/network')).toBe(false);
});

it('permits a reload after the clock was set back and with an unreadable value in the storage', () => {
  expect(reload('/quickstart')).toBe(true);
  vi.setSystemTime(Date.now() - 10 * RELOAD_PAUSE_MS);
  expect(reload('/quickstart')).toBe(true);
  stored = 'nonsense';
  expect(reload('/quickstart')).toBe(true);
});

it('always permits a reload without a working storage', () => {
  const empty = {get: () => null, set: () => {}};
  expect(mayReload('/quickstart', empty)).toBe(true);
  expect(mayReload('/quickstart', empty)).toBe(true);
});
