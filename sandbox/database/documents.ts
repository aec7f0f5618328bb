/**
 * Inserts, finds, changes, and deletes the documents of one collection, for the data calls of a node (`/api/v1/data/…`
 * in app.ts). Filters and updates run as jobs with limits: see also the errors of `coerce` and `runJob`.
 */
import {coerce} from './coercion';
import {BsonError, databaseError, duplicateKeyMessage, TaggedError} from './errors';
import type {JsonObject} from './objects';
import {runJob} from './runJob';
import type {Collection, StoredDocument} from './types';
import {bsonSize, encodeObject, MAX_BSON_BYTES, Uuid} from './values';

/** How many documents the node sends to the database at once. */
const BATCH_SIZE = 1_000;
const TAIL_DOCUMENTS = 25;

/**
 * Returns the document as the node stores it: with a UUID as its id, whatever the schema says, and
 * with the node's times. A document without an id, or with null, gets a new one.
 *
 * @throws DatabaseError for an id that isn't a UUID
 */
function toStoredDocument(document: JsonObject, now: Date): StoredDocument {
  const id = document._id;
  try {
    const _id = id instanceof Uuid ? id : new Uuid(id ?? undefined);
    // The id comes first.
    return Object.assign({_id}, document, {_id, _created: now, _updated: now});
  } catch (error) {
    throw databaseError('', error);
  }
}

/** Returns the document as it arrives in the database; undefined when the driver can't send it. */
function encodeDocument(document: StoredDocument): StoredDocument | undefined {
  try {
    return encodeObject(document) as StoredDocument;
  } catch (error) {
    if (error instanceof BsonError) return undefined;
    throw error;
  }
}

/**
 * Checks an upload against the collection's JSON Schema and inserts what it can. A document whose id is
 * already used becomes an entry of `errors`; the others are stored. As on the node:
 *
 * - Of two documents with the same id, the first is stored, but the id isn't in `created`.
 * - When the driver can't send one document, nothing of its batch is stored, but the batch's ids are in
 *   `created`.
 *
 * @throws DataValidationError when a document doesn't match the schema, and DatabaseError when an `_id` isn't
 *   a UUID; nothing is stored then. DatabaseError for a document above 16 MiB of BSON; earlier batches stay stored
 */
export async function insert(collection: Collection, data: readonly JsonObject[]) {
  const valid = await runJob('validate', collection.schema, [...data]);
  const now = new Date();
  const documents = valid.map((document) => toStoredDocument(document, now));
  const usedIds = new Set(collection.documents.map(({_id}) => _id.toString()));
  const created = new Set<string>();
  const errors: {error: string; document: StoredDocument}[] = [];
  for (let start = 0; start < documents.length; start += BATCH_SIZE) {
    const batch = documents.slice(start, start + BATCH_SIZE);
    for (const {_id} of batch) created.add(_id.toString());
    const encoded = batch.flatMap((document) => encodeDocument(document) ?? []);
    if (encoded.length < batch.length) continue;
    if (encoded.some((document) => bsonSize(document) > MAX_BSON_BYTES)) throw databaseError('');
    for (const document of encoded) {
      const id = document._id.toString();
      if (usedIds.has(id)) {
        created.delete(id);
        errors.push({error: duplicateKeyMessage(collection._id, `UUID("${id}")`), document});
      } else {
        usedIds.add(id);
        collection.documents.push(document);
      }
    }
  }
  return {created: [...created], errors};
}

/** Returns the time to sort by. A value that isn't a date comes last, as in the database. */
function createdAt({_created}: StoredDocument): number {
  return _created instanceof Date ? _created.getTime() : -Infinity;
}

function sortNewestFirst(documents: readonly StoredDocument[]): StoredDocument[] {
  return [...documents].sort((a, b) => createdAt(b) - createdAt(a));
}

/** Returns a filter as the database gets it. @throws DatabaseError for one that its driver can't send */
function prepareFilter(operation: string, filter: JsonObject): JsonObject {
  if (bsonSize(filter) > MAX_BSON_BYTES)
    throw databaseError(operation, new BsonError('The filter is too large', 'ERR_OUT_OF_RANGE'));
  return coerce(filter);
}

/**
 * Returns the documents that match a filter, newest first.
 *
 * @throws DatabaseError for a filter that is refused
 */
export async function findMany(
  {documents}: Collection,
  filter: JsonObject,
): Promise<StoredDocument[]> {
  const indexes = await runJob('findMany', documents, prepareFilter('findMany', filter));
  return sortNewestFirst(indexes.flatMap((index) => documents[index] ?? []));
}

/** Returns the newest 25 documents of a collection, newest first. */
export function tail({documents}: Collection): StoredDocument[] {
  return sortNewestFirst(documents).slice(0, TAIL_DOCUMENTS);
}

/**
 * Changes the documents that match a filter. As on the node, the JSON Schema isn't checked and
 * `_updated` stays the same.
 *
 * @throws DatabaseError for a filter or an update that is refused, such as an update without operators, and for one that
 *   fails for a document; the documents before that one stay changed
 */
export async function updateMany(collection: Collection, filter: JsonObject, update: JsonObject) {
  const {documents} = collection;
  const {matchedCount, changes, failure} = await runJob(
    'updateMany',
    documents,
    prepareFilter('updateMany', filter),
    coerce(update),
  );
  const changed = new Map(changes);
  collection.documents = documents.map((document, index) => changed.get(index) ?? document);
  if (failure !== undefined) throw new TaggedError(failure.tag, failure.details);
  return {
    acknowledged: true,
    modifiedCount: changes.length,
    upsertedId: null,
    upsertedCount: 0,
    matchedCount,
  };
}

/** Deletes the documents that match a filter. @throws DatabaseError for a filter that is refused */
export async function deleteMany(collection: Collection, filter: JsonObject) {
  const prepared = prepareFilter('deleteMany', filter);
  const matching = new Set(await runJob('deleteMany', collection.documents, prepared));
  collection.documents = collection.documents.filter((_, index) => !matching.has(index));
  return {acknowledged: true, deletedCount: matching.size};
}

/** Deletes all documents of a collection. */
export function flush(collection: Collection) {
  const deletedCount = collection.documents.length;
  collection.documents = [];
  return {acknowledged: true, deletedCount};
}
