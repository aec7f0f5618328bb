/** The documents of one collection: written, found, changed and removed as the database would. */
import {isDeepStrictEqual} from 'node:util';
import {Query, update as applyOperator} from 'mingo';
import type {UpdateExpression} from 'mingo/updater';
import {asDatabase, HandledError} from './errors';
import {readFilter, readUpdate, refusePrototypePaths} from './filter';
import type {Collection, JsonObject, StoredDocument} from './types';
import {isUuid, Uuid} from './uuid';

export const TAIL_DOCUMENTS = 25;

/** Fields that the node writes itself. */
const SYSTEM_FIELDS = ['_id', '_created', '_updated'];

/** Queries come as JSON: nothing in them may run as code. */
const QUERY_OPTIONS = {scriptEnabled: false};

export interface InsertResult {
  readonly created: string[];
  readonly errors: {readonly error: string; readonly document: StoredDocument}[];
}

export interface UpdateResult {
  readonly acknowledged: true;
  readonly modifiedCount: number;
  readonly upsertedId: null;
  readonly upsertedCount: 0;
  readonly matchedCount: number;
}

export interface DeleteResult {
  readonly acknowledged: true;
  readonly deletedCount: number;
}

/** A coerced UUID and a string of the same letters are different ids. */
const keyOf = (id: Uuid | string): string => `${typeof id}:${id.toString()}`;

function idOf({_id = new Uuid()}: JsonObject, index: number): Uuid | string {
  if (_id instanceof Uuid || isUuid(_id)) return _id;
  throw new HandledError('DataValidationError', `/${index}/_id: the sandbox stores UUIDs only`);
}

/**
 * Inserts what it can: a taken `_id` makes an entry in `errors`, the other documents are stored. An id
 * that is twice in one request is stored once and missing from `created`, which the node fills by id.
 */
export function insert(collection: Collection, data: readonly JsonObject[]): InsertResult {
  const now = new Date();
  const stamped = data.map((item, index): StoredDocument => ({
    ...item,
    _id: idOf(item, index),
    _created: now,
    _updated: now,
  }));
  const taken = new Set(collection.documents.map(({_id}) => keyOf(_id)));
  const created = new Set(stamped.map(({_id}) => _id.toString()));
  const errors: InsertResult['errors'] = [];
  for (const document of stamped) {
    const key = keyOf(document._id);
    if (taken.has(key)) {
      const id = document._id.toString();
      created.delete(id);
      const error = `E11000 duplicate key error collection: ${collection._id} index: _id_ dup key: { _id: UUID("${id}") }`;
      errors.push({error, document});
    } else {
      taken.add(key);
      collection.documents.push(document);
    }
  }
  return {created: [...created], errors};
}

const newestFirst = (documents: readonly StoredDocument[]): StoredDocument[] =>
  [...documents].sort((a, b) => b._created.getTime() - a._created.getTime());

function matcher(filter: JsonObject): (document: StoredDocument) => boolean {
  refusePrototypePaths(filter);
  const conditions = readFilter(filter);
  const query = asDatabase(() => new Query(conditions, QUERY_OPTIONS));
  return (document) => asDatabase(() => query.test(document));
}

export function find(collection: Collection, filter: JsonObject): StoredDocument[] {
  return newestFirst(collection.documents.filter(matcher(filter)));
}

export function tail(collection: Collection): StoredDocument[] {
  return newestFirst(collection.documents).slice(0, TAIL_DOCUMENTS);
}

/**
 * A copy down to dates and UUIDs, which nothing changes in place. Not by mingo's cloneDeep: it throws on
 * a field named `toString`.
 */
function copyOf<T>(value: T): T;
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item));
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date || value instanceof Uuid) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]): [string, unknown] => [field, copyOf(entry)]),
  );
}

/** Applies each operator to a copy, so that an update that fails half-way changes nothing. */
function changed(document: StoredDocument, update: JsonObject): StoredDocument {
  const copy = copyOf(document);
  asDatabase(() => {
    for (const [operator, fields] of Object.entries(update)) {
      applyOperator(copy, {[operator]: fields} as UpdateExpression);
    }
  });
  for (const field of SYSTEM_FIELDS) {
    if (!isDeepStrictEqual(copy[field], document[field])) {
      throw new HandledError(
        'DatabaseError',
        `the field '${field}' is set by the node and cannot be changed`,
      );
    }
  }
  return copy;
}

/**
 * Changes what matches by MongoDB update operators. The JSON Schema is not checked and `_updated`
 * stays as it is, as on the node.
 *
 * @throws DatabaseError when `update` has no operators
 */
export function updateMany(
  collection: Collection,
  filter: JsonObject,
  update: JsonObject,
): UpdateResult {
  refusePrototypePaths(update);
  const operators = readUpdate(update);
  const names = Object.keys(operators);
  if (names.length === 0 || names.some((name) => !name.startsWith('$'))) {
    throw new HandledError('DatabaseError', 'Update document requires atomic operators');
  }
  const matches = matcher(filter);
  let matchedCount = 0;
  let modifiedCount = 0;
  collection.documents = collection.documents.map((document) => {
    if (!matches(document)) return document;
    matchedCount += 1;
    const next = changed(document, operators);
    if (isDeepStrictEqual(next, document)) return document;
    modifiedCount += 1;
    return next;
  });
  return {acknowledged: true, modifiedCount, upsertedId: null, upsertedCount: 0, matchedCount};
}

export function deleteMany(collection: Collection, filter: JsonObject): DeleteResult {
  const matches = matcher(filter);
  const kept = collection.documents.filter((document) => !matches(document));
  const deletedCount = collection.documents.length - kept.length;
  collection.documents = kept;
  return {acknowledged: true, deletedCount};
}

export function flush(collection: Collection): DeleteResult {
  const deletedCount = collection.documents.length;
  collection.documents = [];
  return {acknowledged: true, deletedCount};
}
