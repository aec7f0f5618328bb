/** The data that a database node keeps in memory. Dates and UUIDs have their own types, as in MongoDB. */
import type {z} from 'zod/v3';
import type {bodies, queryVariable} from './bodies';
import type {JsonObject} from './objects';
import type {Uuid} from './values';

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

export interface StoredQuery extends z.output<typeof bodies.addQuery>, Stamp {}
