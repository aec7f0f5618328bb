/** Walking and moving the values of documents. */
import {isObject} from './types';
import {Uuid} from './uuid';

/** A copy in which `leaf` has replaced whatever is neither an array nor a plain object. */
export function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLeaves(item, leaf));
  if (!isObject(value)) return leaf(value);
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]): [string, unknown] => [
      field,
      mapLeaves(entry, leaf),
    ]),
  );
}

/**
 * Values as they travel between processes. Structured clone keeps dates but no class of ours: a UUID
 * travels as a bigint, which JSON never gives.
 */
export const pack = (value: unknown): unknown =>
  mapLeaves(value, (leaf) =>
    leaf instanceof Uuid ? BigInt(`0x${leaf.toString().replaceAll('-', '')}`) : leaf,
  );

/** What `pack` was given. */
export const unpack = (value: unknown): unknown =>
  mapLeaves(value, (leaf) =>
    typeof leaf === 'bigint' ? new Uuid(leaf.toString(16).padStart(32, '0')) : leaf,
  );

/** A date as the database keeps it: what is no date, such as a leap second, is the beginning of its time. */
export function dateOf(text: string): Date {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}
