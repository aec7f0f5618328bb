import {describe, expect, it} from 'vitest';
import {findParts} from '../parts';
import {pick} from '../pick';

const SOURCE = `/** Adds two numbers and returns the sum. */
export function add(a: number, b: number): number {
  // Both comments on these lines
  // count as one comment here.
  if (Number.isNaN(a + b)) throw new RangeError(\`add: expected two numbers, found \${a}\`);
  return a + b; // too short
}
const hidden = () => 1;
export const LIMIT = 5;
export const double = (a: number) => add(a, a);
`;

describe('findParts', () => {
  it('finds exported functions, but not constants or private functions', () => {
    expect(findParts('exports', 'a.ts', SOURCE)).toEqual([
      {line: 2, text: 'add'},
      {line: 10, text: 'double'},
    ]);
  });

  it('finds comments of at least six words and joins consecutive lines', () => {
    expect(findParts('comments', 'a.ts', SOURCE)).toEqual([
      {line: 1, text: 'Adds two numbers and returns the sum.'},
      {line: 3, text: 'Both comments on these lines count as one comment here.'},
    ]);
  });

  it('finds the texts of errors', () => {
    expect(findParts('errors', 'a.ts', SOURCE)).toEqual([
      {line: 5, text: '`add: expected two numbers, found ${a}`'},
    ]);
  });
});

describe('pick', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  it('returns the same entries, in order, for the same seed', () => {
    const picked = pick(letters, 3, 7);
    expect(picked).toHaveLength(3);
    expect(pick(letters, 3, 7)).toEqual(picked);
    expect([...picked].sort()).toEqual(picked);
  });

  it('returns other entries for another seed, and all entries if there are too few', () => {
    const picks = [1, 2, 3, 4].map((seed) => pick(letters, 3, seed).join(''));
    expect(new Set(picks).size).toBeGreaterThan(1);
    expect(pick(letters, 20, 1)).toEqual(letters);
  });
});
