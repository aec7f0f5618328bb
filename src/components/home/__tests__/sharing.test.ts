import {nilql} from '@nillion/nilql';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  MAXIMUM,
  MINIMUM,
  MODULUS,
  parseValue,
  recover,
  SECRET,
  SHARES,
  split,
} from '../sharing/shares';

const integers = fc.integer({min: MINIMUM, max: MAXIMUM});

describe('the shares on the home page', () => {
  it('add up to the value in the picture', () => {
    expect(recover(SHARES)).toBe(SECRET);
  });

  it('add up to every integer that the library accepts', () => {
    for (const value of [MINIMUM, -1, 0, 1, MAXIMUM]) expect(recover(split(value))).toBe(value);
    fc.assert(fc.property(integers, (value) => recover(split(value)) === value));
  });

  it('are numbers that the library decrypts', async () => {
    const key = await nilql.ClusterKey.generate({nodes: [{}, {}, {}]}, {sum: true});
    for (const value of [SECRET, MINIMUM, -7, MAXIMUM])
      expect(await nilql.decrypt(key, split(value))).toBe(BigInt(value));
  });

  it('are below the modulus, and differ each time', () => {
    const shares = Array.from({length: 100}, () => split(SECRET)).flat();
    for (const share of shares) expect(share >= 0 && share < MODULUS).toBe(true);
    expect(new Set(shares).size).toBeGreaterThan(290);
  });

  it('give another number if one is removed', () => {
    for (const index of [0, 1, 2])
      expect(recover(SHARES.filter((_, each) => each !== index))).not.toBe(SECRET);
  });
});

describe('a typed number', () => {
  it.each([
    ['4200', 4200],
    [' -7 ', -7],
    ['−7', -7],
    ['2147483647', MAXIMUM],
    ['-2147483648', MINIMUM],
    ['2147483648', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['-', undefined],
  ])('%j is %s', (text, value) => expect(parseValue(text)).toBe(value));

  it('-0 is 0', () => expect(Object.is(parseValue('-0'), 0)).toBe(true));
});
