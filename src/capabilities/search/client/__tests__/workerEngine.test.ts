import {afterEach, describe, expect, it, vi} from 'vitest';
import {answerQuestions, type Answerer} from '../answerQuestions';
import {startIn, type WorkerPort} from '../workerEngine';
import type {SearchResponse} from '../../shared/hit';

const request = {page: 0, hitsPerPage: 20, snippetWords: 10};
const response: SearchResponse = {hits: [], nbHits: 0, sections: {}, engine: 'embedded'};

/** A worker in this thread: what the page posts reaches the worker's code, and the other way round, in turns. */
function connect(answerer: Answerer): WorkerPort {
  const inside = new EventTarget();
  const outside = new EventTarget();
  const send = (to: EventTarget) => (data: unknown) =>
    queueMicrotask(() =>
      to.dispatchEvent(new MessageEvent('message', {data: structuredClone(data)})),
    );
  vi.stubGlobal('self', Object.assign(inside, {postMessage: send(outside)}));
  answerQuestions(answerer);
  return Object.assign(outside, {
    postMessage: send(inside),
    terminate: vi.fn(),
  });
}
afterEach(() => vi.unstubAllGlobals());

/** Questions that the worker was asked, and its answers to give by hand. */
async function start() {
  const asked: string[] = [];
  const aborted: string[] = [];
  const answers = new Map<string, () => void>();
  const port = connect(({request: question}, signal) => {
    if (question === undefined) return Promise.resolve(undefined);
    const {query} = question;
    asked.push(query);
    signal.addEventListener('abort', () => aborted.push(query));
    return new Promise((resolve) => answers.set(query, () => resolve(response)));
  });
  const engine = await startIn(port, {indexUrl: 'index'});
  return {engine, asked, aborted, answers};
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a worker', () => {
  it('is asked one question at a time, in order', async () => {
    const {engine, asked, answers} = await start();
    const first = engine.search({...request, query: 'a'});
    const second = engine.search({...request, query: 'ab'});
    await settle();
    expect(asked).toEqual(['a']);
    answers.get('a')?.();
    expect(await first).toEqual(response);
    await settle();
    expect(asked).toEqual(['a', 'ab']);
    answers.get('ab')?.();
    expect(await second).toEqual(response);
  });

  it('is never asked what was superseded while it waited, and told of what it works on', async () => {
    const {engine, asked, aborted, answers} = await start();
    const controllers = ['a', 'ab', 'abc'].map(() => new AbortController());
    const searches = ['a', 'ab', 'abc'].map((query, index) =>
      engine.search({...request, query, signal: controllers[index]?.signal}),
    );
    await settle();
    controllers[0]?.abort();
    controllers[1]?.abort();
    await expect(searches[0]).rejects.toThrow('abort');
    await expect(searches[1]).rejects.toThrow('abort');
    await settle();
    expect(asked).toEqual(['a', 'abc']);
    expect(aborted).toEqual(['a']);
    // An answer that comes late is nobody's.
    answers.get('a')?.();
    answers.get('abc')?.();
    expect(await searches[2]).toEqual(response);
  });

  it('is not asked at all with a signal that is aborted already', async () => {
    const {engine, asked} = await start();
    await expect(
      engine.search({...request, query: 'a', signal: AbortSignal.abort()}),
    ).rejects.toThrow('abort');
    await settle();
    expect(asked).toEqual([]);
  });

  it('hands on its errors, and answers the next question', async () => {
    const answerer = vi
      .fn<Answerer>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('no index'))
      .mockResolvedValue(response);
    const engine = await startIn(connect(answerer), {indexUrl: 'index'});
    await expect(engine.search({...request, query: 'a'})).rejects.toThrow('no index');
    expect(await engine.search({...request, query: 'a'})).toEqual(response);
  });

  it('that cannot start is ended', async () => {
    const port = connect(() => Promise.reject(new Error('404')));
    await expect(startIn(port, {indexUrl: 'index'})).rejects.toThrow('404');
    expect(port.terminate).toHaveBeenCalledOnce();
  });
});
