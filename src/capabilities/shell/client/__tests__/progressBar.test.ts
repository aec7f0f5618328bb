// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {done, start} from '../progress/clientModule';

const element = () => document.querySelector<HTMLElement>('.route-progress');
const share = () => Number(element()?.style.getPropertyValue('--route-progress'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  done();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('progress bar', () => {
  it('appears after 200 ms at 8 %, named for screen readers', () => {
    start();
    vi.advanceTimersByTime(199);
    expect(element()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(share()).toBe(0.08);
    expect(element()?.getAttribute('role')).toBe('progressbar');
    expect(element()?.getAttribute('aria-label')).toBe('Loading page');
    expect(element()?.getAttribute('aria-valuenow')).toBe('8');
  });

  it('grows by 2 % every 800 ms and never completes by itself', () => {
    start();
    vi.advanceTimersByTime(200 + 800);
    expect(share()).toBeCloseTo(0.1);
    vi.advanceTimersByTime(800);
    expect(share()).toBeCloseTo(0.12);
    vi.advanceTimersByTime(10 * 60_000);
    expect(share()).toBe(0.994);
  });

  it('is not shown for a quick route', () => {
    start();
    vi.advanceTimersByTime(150);
    done();
    vi.advanceTimersByTime(5000);
    expect(element()).toBeNull();
  });

  it('goes away when done, with timers alone', () => {
    start();
    vi.advanceTimersByTime(500);
    done();
    expect(share()).toBe(1);
    vi.advanceTimersByTime(400);
    expect(element()).toBeNull();
  });

  it('leaves nothing behind when a route supersedes another', () => {
    start();
    vi.advanceTimersByTime(150);
    start();
    vi.advanceTimersByTime(100);
    done();
    vi.advanceTimersByTime(5000);
    expect(element()).toBeNull();
  });

  it('goes on, not back, when a second route begins while it is shown', () => {
    start();
    vi.advanceTimersByTime(2000);
    const before = share();
    start();
    vi.advanceTimersByTime(300);
    expect(document.querySelectorAll('.route-progress')).toHaveLength(1);
    expect(share()).toBeGreaterThanOrEqual(before);
  });
});
