import {expect, it} from 'vitest';
import {afterEdits} from '../afterEdits';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('works at once, then when edits have stopped, once for all of them', async () => {
  let works = 0;
  const turn = afterEdits(() => ++works, 100);
  expect(await turn()).toBe(1);
  const first = turn();
  await sleep(60);
  const second = turn();
  await sleep(60);
  // 120 ms after the first edit, 60 after the second.
  expect(works).toBe(1);
  expect(await Promise.all([first, second])).toEqual([2, 2]);
  expect(await turn()).toBe(3);
});

it('hands errors to every edit that waits, and goes on', async () => {
  let broken = false;
  const turn = afterEdits(() => {
    if (broken) throw new Error('no such page');
  }, 10);
  await turn();
  broken = true;
  const waiting = [turn(), turn()];
  for (const result of await Promise.allSettled(waiting)) expect(result.status).toBe('rejected');
  broken = false;
  await expect(turn()).resolves.toBeUndefined();
});
