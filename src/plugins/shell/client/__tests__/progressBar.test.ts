// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {finishProgress, startProgress} from '../progress/clientModule';

const bar = () => document.querySelector<HTMLElement>('.route-progress');
const fraction = () => Number(bar()?.style.getPropertyValue('--route-progress'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  finishProgress();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('progress bar', () => {
  it('appears after 200 ms at 8% and has an accessible name', () => {
    startProgress();
    vi.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(fraction()).toBe(0.08);
    expect(bar()?.getAttribute('role')).toBe('progressbar');
    expect(bar()?.getAttribute('aria-label')).toBe('Loading page');
    expect(bar()?.getAttribute('aria-valuenow')).toBe('8');
  });

  it('grows by 2% every 800 ms and stops before the end', () => {
    startProgress();
    vi.advanceTimersByTime(200 + 800);
    expect(fraction()).toBeCloseTo(0.1);
    vi.advanceTimersByTime(800);
    expect(fraction()).toBeCloseTo(0.12);
    vi.advanceTimersByTime(10 * 60_000);
    expect(fraction()).toBe(0.994);
  });

  it('does not appear if the page loads quickly', () => {
    startProgress();
    vi.advanceTimersByTime(150);
    finishProgress();
    vi.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });

  it('disappears when loading finishes, without transition events', () => {
    startProgress();
    vi.advanceTimersByTime(500);
    finishProgress();
    expect(fraction()).toBe(1);
    vi.advanceTimersByTime(400);
    expect(bar()).toBeNull();
  });

  it('leaves no bar behind when one navigation replaces another', () => {
    startProgress();
    vi.advanceTimersByTime(150);
    startProgress();
    vi.advanceTimersByTime(100);
    finishProgress();
    vi.advanceTimersByTime(5000);
    expect(bar()).toBeNull();
  });

  it('continues from its position when a second navigation starts', () => {
    startProgress();
    vi.advanceTimersByTime(2000);
    const before = fraction();
    startProgress();
    vi.advanceTimersByTime(300);
    expect(document.querySelectorAll('.route-progress')).toHaveLength(1);
    expect(fraction()).toBeGreaterThanOrEqual(before);
  });
});
