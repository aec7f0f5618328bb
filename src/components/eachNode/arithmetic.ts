/** The arithmetic of the library for three nodes: a ClusterKey for `sum` and `store`, and a SecretKey for `match`. */

export type Operation = 'plain' | 'sum' | 'store' | 'match';

/** The library's modulus, a prime. Sums of shares stay below 2⁵³, so numbers are exact. */
export const MODULUS = 2 ** 32 + 15;
/** The integers that the library accepts: 32 bits, with a sign. */
export const MINIMUM = -(2 ** 31);
export const MAXIMUM = 2 ** 31 - 1;
export const NODES = [0, 1, 2] as const;

/** The library writes this byte before a text. */
const TEXT = 1;

/** Fills the array with random bytes and returns it, as `crypto.getRandomValues` does. */
export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const secureRandom: Random = (bytes) => crypto.getRandomValues(bytes);

/** A random number below the modulus. Each is equally likely, because numbers that are too large are drawn again. */
function randomShare(random: Random): number {
  const [high = 0, ...low] = random(new Uint8Array(5));
  // 33 bits.
  const number = low.reduce((total, byte) => total * 256 + byte, high % 2);
  return number < MODULUS ? number : randomShare(random);
}

/** Returns three numbers that add up to the value modulo MODULUS. Two of them are random. */
export function splitSum(value: number, random: Random = secureRandom): number[] {
  return withLastShare(value, randomShare(random), randomShare(random));
}

/** Returns the two shares, and the third one with which they add up to the value modulo MODULUS. */
export function withLastShare(value: number, first: number, second: number): number[] {
  // Positive, because a remainder in JavaScript may be negative.
  const third = (((value - first - second) % MODULUS) + MODULUS) % MODULUS;
  return [first, second, third];
}

/** Returns the sum modulo MODULUS. Sums above MAXIMUM are negative numbers. */
export function recoverSum(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0) % MODULUS;
  return sum > MAXIMUM ? sum - MODULUS : sum;
}

/** What the library encrypts for a text. */
const encodeText = (text: string) => new Uint8Array([TEXT, ...new TextEncoder().encode(text)]);

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const combine = (one: Uint8Array, other: Uint8Array) =>
  one.map((byte, index) => byte ^ (other[index] ?? 0));

/** Returns three base64 texts whose bytes give the text when combined with XOR. Two of them are random. */
export function splitStore(text: string, random: Random = secureRandom): string[] {
  const bytes = encodeText(text);
  const first = random(new Uint8Array(bytes.length));
  const second = random(new Uint8Array(bytes.length));
  return [first, second, combine(combine(bytes, first), second)].map(toBase64);
}

/** Returns the text of the shares. Undefined if they don't belong together. */
export function recoverStore(shares: readonly string[]): string | undefined {
  const [first = new Uint8Array(), ...others] = shares.map(fromBase64);
  const bytes = others.reduce(combine, first);
  return bytes[0] === TEXT ? new TextDecoder().decode(bytes.slice(1)) : undefined;
}

/** The key of the examples for `match`: 64 bytes. Your application generates a random one. */
export const MATCH_KEY = Uint8Array.from({length: 64}, (_, index) => index);

/** Returns the digest that every node stores for a text, as base64. */
export async function digestMatch(text: string): Promise<string> {
  const bytes = new Uint8Array([...MATCH_KEY, ...encodeText(text)]);
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-512', bytes)));
}

/**
 * Returns the integer that a reader typed: from MINIMUM to MAXIMUM, with at most 10 digits and an optional minus. Returns
 * undefined for any other text.
 */
export function parseInteger(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (!/^-?\d{1,10}$/.test(trimmed)) return undefined;
  const value = Number(trimmed);
  // `+ 0` turns -0 into 0.
  return value >= MINIMUM && value <= MAXIMUM ? value + 0 : undefined;
}
