import {describe, expect, it, vi} from 'vitest';
import {HOSTED_TIMEOUT_MS, TIMEOUTS_MS, withFallback} from '../fallback';
import type {SearchEngine, SearchResponse} from '../hit';

const request = {query: 'a', page: 0, hitsPerPage: 20};
const answer = (engine: SearchResponse['engine']): SearchResponse => ({
  hits: [],
  nbHits: 0,
  sections: {},
  unknownWords: [],
  engine,
});
const answering = (engine: SearchResponse['engine']): SearchEngine => ({
  search: vi.fn(async () => answer(engine)),
});
const failing = () => ({search: vi.fn(() => Promise.reject<SearchResponse>(new Error('no')))});

describe('withFallback', () => {
  it('uses the hosted service', async () => {
    const engine = withFallback(answering('hosted'), answering('embedded'));
    expect((await engine.search(request)).engine).toBe('hosted');
  });

  it('uses only the embedded index for two minutes after a failure', async () => {
    vi.useFakeTimers({now: 0});
    const hosted = failing();
    const engine = withFallback(hosted, answering('embedded'));
    expect((await engine.search(request)).engine).toBe('embedded');
    vi.setSystemTime(119_999);
    await engine.search(request);
    expect(hosted.search).toHaveBeenCalledTimes(1);
    vi.setSystemTime(120_000);
    await engine.search(request);
    expect(hosted.search).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('uses the embedded index when the service does not respond in time', async () => {
    vi.useFakeTimers();
    const hosted: SearchEngine = {search: () => new Promise(() => undefined)};
    const engine = withFallback(hosted, answering('embedded'));
    const pending = engine.search(request);
    await vi.advanceTimersByTimeAsync(HOSTED_TIMEOUT_MS);
    expect((await pending).engine).toBe('embedded');
    vi.useRealTimers();
    expect(TIMEOUTS_MS).toEqual({connect: 1_000, read: 2_000, write: 30_000});
  });

  it('rejects when both fail', async () => {
    const engine = withFallback(failing(), failing());
    await expect(engine.search(request)).rejects.toThrow('no');
  });
});
