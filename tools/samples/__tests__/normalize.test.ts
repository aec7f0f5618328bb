import {expect, it} from 'vitest';
import {withoutRandomParts} from '../normalize';

/** Returns a DER signature of two numbers with these sizes in bytes, in base64. */
function signature(sizes: readonly [number, number]): string {
  const numbers = sizes.map((size) => Buffer.from([2, size, ...Array<number>(size).fill(0x5a)]));
  const body = Buffer.concat(numbers);
  return Buffer.from([0x30, body.length, ...body]).toString('base64');
}

it.each<[number, number]>([
  [33, 33],
  [33, 32],
  [32, 32],
  [32, 31],
  [31, 31],
  [30, 32],
  [30, 30],
])('replaces a signature of numbers with %i and %i bytes', (...sizes) => {
  expect(withoutRandomParts(`signature: ${signature(sizes)}`)).toBe('signature: <signature>');
});
