/** UUIDs, dates, and strings as MongoDB stores them. */
import {randomUUID} from 'node:crypto';
import {BsonError} from './errors';
import {isObject, mapValues, type JsonObject} from './objects';

/** `0f1d9d3a-7c1e-4f6b-9d0e-2a6a5b1c7e42`, with or without its hyphens. */
const uuidRegex = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Whether a value is a string that the database can store as a UUID. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidRegex.test(value);
}

/** A UUID as the database stores it. It never equals the string with the same letters. */
export class Uuid {
  private readonly text: string;

  /** @throws BsonError when the text isn't a UUID */
  constructor(text: unknown = randomUUID()) {
    if (!isUuid(text)) throw new BsonError(`Not a UUID: ${String(text)}`);
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

/**
 * Returns the date that the node makes of a string in a filter. A string that isn't a date, such as a leap second,
 * becomes 1970-01-01T00:00:00Z.
 */
export function parseDate(text: string): Date {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/**
 * Returns a deep copy in which each leaf is changed. A leaf is a value that is neither an array nor a plain
 * object.
 */
function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLeaves(item, change));
  if (!isObject(value)) return change(value);
  return mapValues(value, (entry) => mapLeaves(entry, change));
}

/** Returns a deep copy of a document. Its dates and UUIDs, which nothing changes, are shared. */
export function copyDocument<T extends JsonObject>(document: T): T {
  return mapLeaves(document, (leaf) => leaf) as T;
}

/** The largest document of the database, and the largest message of its driver. */
export const MAX_BSON_BYTES = 16 * 1024 * 1024;

/** Returns the size of a value as the database stores it, in bytes. It is often larger than its JSON text. */
export function bsonSize(value: unknown): number {
  if (typeof value === 'string') return 5 + Buffer.byteLength(value);
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 4 : 8;
  if (typeof value === 'boolean') return 1;
  if (value instanceof Date) return 8;
  if (value instanceof Uuid) return 21;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = 5;
  // The keys of a list are its indexes. A list may have millions of numbers, for which Object.entries is slow.
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index += 1)
      bytes += 2 + String(index).length + bsonSize(value[index]);
  else
    for (const [key, entry] of Object.entries(value))
      bytes += 2 + Buffer.byteLength(key) + bsonSize(entry);
  return bytes;
}

/**
 * Returns a copy as the database would store it. Strings are stored as UTF-8, so a lone surrogate,
 * such as `\ud83d`, becomes U+FFFD.
 *
 * @throws BsonError when a key contains a NUL character, which the driver refuses
 */
function encodeStrings(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(encodeStrings);
  return isObject(value) ? encodeObject(value) : value;
}

/**
 * Returns a copy of an object as the database would store it. Keys and values change as in `encodeStrings`.
 *
 * @throws BsonError when a key contains a NUL character
 */
export function encodeObject(object: JsonObject): JsonObject {
  const entries = Object.entries(object).map(([key, value]) => {
    if (key.includes('\0')) throw new BsonError(`The key ${JSON.stringify(key)} contains NUL`);
    return [key.toWellFormed(), encodeStrings(value)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Returns a copy that can be sent between the sandbox and the processes of its jobs. Structured cloning keeps dates but
 * loses our classes, so a UUID is sent as a bigint. JSON has no bigints: nothing else becomes one.
 */
export function toTransferable(value: unknown): unknown {
  return mapLeaves(value, (leaf) =>
    leaf instanceof Uuid ? BigInt(`0x${leaf.toString().replaceAll('-', '')}`) : leaf,
  );
}

/** Reverses `toTransferable`. */
export function fromTransferable(value: unknown): unknown {
  return mapLeaves(value, (leaf) =>
    typeof leaf === 'bigint' ? new Uuid(leaf.toString(16).padStart(32, '0')) : leaf,
  );
}
