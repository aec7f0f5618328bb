/** What one database node keeps, in memory. Dates and UUIDs are values of their own, as in the database it stands for. */
import type {z} from 'zod';
import type {bodies, queryVariable, scalarType} from './bodies';
import type {Uuid} from './values';

export type JsonObject = Record<string, unknown>;

/** An object as JSON has them; dates and UUIDs are none. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy with other values under the same names. */
export const mapValues = (
  object: JsonObject,
  change: (value: unknown, name: string) => unknown,
): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

export interface Account extends Omit<z.output<typeof bodies.register>, 'did'> {
  /** The organization's DID. */
  readonly _id: string;
  readonly _type: 'organization';
  readonly _created: Date;
  _updated: Date;
  readonly subscription: {readonly active: boolean};
}

/** A record. Only `_id` is sure: an update may remove or retype `_created` and `_updated`. */
export interface StoredDocument extends JsonObject {
  readonly _id: Uuid;
}

/** Who owns an item, and since when. */
export interface Stamp {
  readonly owner: string;
  readonly _created: Date;
  readonly _updated: Date;
}

export interface Collection extends z.output<typeof bodies.addSchema>, Stamp {
  documents: StoredDocument[];
}

export type QueryVariable = z.output<typeof queryVariable>;
export type ScalarType = z.output<typeof scalarType>;

export interface StoredQuery extends z.output<typeof bodies.addQuery>, Stamp {}
