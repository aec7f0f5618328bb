import {expect, it} from 'vitest';
import {listProblems, mergeEqual} from '../node/problems';

it('merges problems with the same message into the first one, with their number', () => {
  const problem = (file: string, line: number, message = 'Unknown.') => ({file, line, message});
  const merged = mergeEqual([
    problem('b', 1),
    problem('a', 20),
    problem('a', 3),
    problem('c', 1, 'Other.'),
  ]);
  expect(listProblems(merged)).toEqual([
    'a:3: Unknown. Found in 3 places, of which this is the first.',
    'c:1: Other.',
  ]);
});
