/** What one database node keeps, in memory. Dates and UUIDs are values of their own, as in the database it stands for. */
import type {Uuid} from './values';

export type JsonObject = Record<string, unknown>;

/** An object as JSON has them; dates and UUIDs are none. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export interface Account {
  /** The organization's DID. */
  readonly _id: string;
  readonly _type: 'organization';
  readonly _created: Date;
  _updated: Date;
  readonly publicKey: string;
  readonly name: string;
  /** Ids of the schemas and queries that it owns. */
  schemas: string[];
  queries: string[];
  readonly subscription: {readonly active: boolean};
}

/** A record. Only `_id` is sure: an update may remove or retype `_created` and `_updated`. */
export interface StoredDocument extends JsonObject {
  readonly _id: Uuid;
}

export interface Collection {
  readonly _id: string;
  readonly name: string;
  readonly schema: JsonObject;
  readonly owner: string;
  readonly _created: Date;
  readonly _updated: Date;
  documents: StoredDocument[];
}

export type ScalarType = 'string' | 'number' | 'boolean' | 'date';

export type QueryVariable =
  | {readonly type: ScalarType; readonly description: string}
  | {
      readonly type: 'array';
      readonly description: string;
      readonly items: {readonly type: ScalarType};
    };

export interface StoredQuery {
  readonly _id: string;
  readonly name: string;
  readonly schema: string;
  readonly variables: Readonly<Record<string, QueryVariable>>;
  readonly pipeline: readonly JsonObject[];
  readonly owner: string;
  readonly _created: Date;
  readonly _updated: Date;
}
