import {describe, expect, it} from 'vitest';
import {SECRET, SHARES} from '../shares';

/** Modulus of the library's additive shares. */
const MODULUS = 2n ** 32n + 15n;

describe('the figure of the home page', () => {
  it('shows shares that add up to the secret', () => {
    const sum = SHARES.reduce((total, share) => total + BigInt(share), 0n);
    expect(sum % MODULUS).toBe(BigInt(SECRET));
  });
});
