/** The values of documents: UUIDs and dates as the database has them, walked and moved. */
import {randomUUID} from 'node:crypto';
import {isObject, mapValues} from './types';

const uuidRegex = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Whether the database reads a text as a UUID: 32 hexadecimal digits, with or without the hyphens. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidRegex.test(value);
}

/** A UUID as the database stores it: a type of its own, never equal to the string of the same letters. */
export class Uuid {
  private readonly text: string;

  /** @throws TypeError when the text is not a UUID */
  constructor(text: string = randomUUID()) {
    if (!isUuid(text)) throw new TypeError(`Not a UUID: ${String(text)}`);
    const digits = text.toLowerCase().replaceAll('-', '');
    this.text = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

/** A copy in which `leaf` has replaced whatever is neither an array nor a plain object. */
export function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLeaves(item, leaf));
  if (!isObject(value)) return leaf(value);
  return mapValues(value, (entry) => mapLeaves(entry, leaf));
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
