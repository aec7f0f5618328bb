/** The data that a database node keeps in memory. Dates and UUIDs have their own types, as in MongoDB. */
import type {z} from 'zod';
import type {bodies, queryVariable, scalarType} from './bodies';
import type {Uuid} from './values';

export type JsonObject = Record<string, unknown>;

/** Whether a value is an object as in JSON, not an array, a date, or a UUID. */
export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Returns a copy of an object with the same keys and changed values. Nested values aren't visited. */
export function mapValues(
  object: JsonObject,
  change: (value: unknown, key: string) => unknown,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}

export interface Account extends Omit<z.output<typeof bodies.register>, 'did'> {
  /** The organization's DID. */
  readonly _id: string;
  readonly _type: 'organization';
  readonly _created: Date;
  readonly _updated: Date;
  readonly subscription: {readonly active: boolean};
}

/** A stored document. Updates may remove or retype every field except `_id`. */
export interface StoredDocument extends JsonObject {
  readonly _id: Uuid;
}

/** The owner and the times of a schema or a query. */
export interface Stamp {
  /** The DID of an organization. */
  readonly owner: string;
  readonly _created: Date;
  readonly _updated: Date;
}

/** A schema together with the documents of its collection. */
export interface Collection extends z.output<typeof bodies.addSchema>, Stamp {
  documents: StoredDocument[];
}

export type QueryVariable = z.output<typeof queryVariable>;
export type ScalarType = z.output<typeof scalarType>;

export interface StoredQuery extends z.output<typeof bodies.addQuery>, Stamp {}
