/**
 * Additive sharing of an integer among three nodes, as the library does it for sums with a ClusterKey. For the
 * experiment on the home page (Experiment.tsx).
 */

/** The library's modulus, a prime. All sums of shares are below 2⁵³, so numbers are exact. */
export const MODULUS = 2 ** 32 + 15;
/** The integers that the library accepts: 32 bits, with a sign. */
export const MINIMUM = -(2 ** 31);
export const MAXIMUM = 2 ** 31 - 1;

/** The value in the picture before a reader types another. */
export const SECRET = 4200;
/** Shares of `SECRET`. */
export const SHARES: readonly number[] = [1930227614, 403115920, 1961627977];

/** A random number below the modulus. Each is equally likely, because numbers that are too large are drawn again. */
function randomShare(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 33 bits.
  const number = (high % 2) * 2 ** 32 + low;
  return number < MODULUS ? number : randomShare();
}

/**
 * Splits an integer from MINIMUM to MAXIMUM into three shares. Two are random. The third is chosen so that all three
 * add up to the value modulo MODULUS.
 */
export function split(value: number): number[] {
  const first = randomShare();
  const second = randomShare();
  // Positive, because a remainder in JavaScript may be negative.
  const third = (((value - first - second) % MODULUS) + MODULUS) % MODULUS;
  return [first, second, third];
}

/**
 * Returns the sum of shares modulo MODULUS. Sums above MAXIMUM stand for negative numbers. With all three shares, this
 * is the value; with fewer, it is an unrelated number, which may be a little below MINIMUM.
 */
export function recover(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0) % MODULUS;
  return sum > MAXIMUM ? sum - MODULUS : sum;
}

/**
 * Returns the integer that a reader typed: from MINIMUM to MAXIMUM, written with at most 10 digits and an optional minus.
 * Returns undefined for any other text.
 */
export function parseValue(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (!/^-?\d{1,10}$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  // `+ 0` turns -0 into 0.
  return value >= MINIMUM && value <= MAXIMUM ? value + 0 : undefined;
}
