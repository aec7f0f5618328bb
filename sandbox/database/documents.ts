/** The documents of one collection: written, found, changed and removed as the database would. */
import {bounded} from './bounded';
import {duplicateKey} from './errors';
import {coerced} from './filter';
import type {Collection, JsonObject, StoredDocument} from './types';
import {Uuid} from './values';

const TAIL_DOCUMENTS = 25;

/**
 * An id is always stored as a UUID, whether the schema coerces it or not; null counts as none.
 *
 * @throws TypeError for anything else, which the node does not handle: 500 in plain text
 */
function idOf({_id}: JsonObject): Uuid {
  if (_id === undefined || _id === null) return new Uuid();
  return _id instanceof Uuid ? _id : new Uuid(_id as string);
}

/**
 * Checks an upload by the collection's JSON Schema, then inserts what it can: a taken `_id` makes an
 * entry in `errors`, the other documents are stored. An id that is twice in one request is stored once
 * and missing from `created`, which the node fills by id.
 *
 * @throws DataValidationError when one document breaks the schema: then none is stored
 */
export async function insert(collection: Collection, data: readonly JsonObject[]) {
  const valid = await bounded('validated', collection.schema, [...data]);
  const now = new Date();
  const stamped = valid.map((item): StoredDocument => ({
    ...item,
    _id: idOf(item),
    _created: now,
    _updated: now,
  }));
  const taken = new Set(collection.documents.map(({_id}) => _id.toString()));
  const created = new Set(stamped.map(({_id}) => _id.toString()));
  const errors: {error: string; document: StoredDocument}[] = [];
  for (const document of stamped) {
    const id = document._id.toString();
    if (taken.has(id)) {
      created.delete(id);
      errors.push({error: duplicateKey(collection._id, `UUID("${id}")`), document});
    } else {
      taken.add(id);
      collection.documents.push(document);
    }
  }
  return {created: [...created], errors};
}

/** What is no date comes last, as the database sorts it. */
const createdAt = ({_created}: StoredDocument): number =>
  _created instanceof Date ? _created.getTime() : -Infinity;

const newestFirst = (documents: readonly StoredDocument[]): StoredDocument[] =>
  [...documents].sort((a, b) => createdAt(b) - createdAt(a));

export async function find(collection: Collection, filter: JsonObject): Promise<StoredDocument[]> {
  const {documents} = collection;
  const matching = await bounded('matching', documents, coerced(filter));
  return newestFirst(matching.flatMap((index) => documents[index] ?? []));
}

export const tail = (collection: Collection): StoredDocument[] =>
  newestFirst(collection.documents).slice(0, TAIL_DOCUMENTS);

/**
 * Changes what matches by MongoDB update operators. The JSON Schema is not checked and `_updated`
 * stays as it is, as on the node.
 *
 * @throws DatabaseError when `update` has no operators
 */
export async function updateMany(collection: Collection, filter: JsonObject, update: JsonObject) {
  const {documents} = collection;
  const {matchedCount, changes} = await bounded(
    'changed',
    documents,
    coerced(filter),
    coerced(update),
  );
  const changed = new Map(changes);
  collection.documents = documents.map((document, index) => changed.get(index) ?? document);
  const modifiedCount = changes.length;
  return {acknowledged: true, modifiedCount, upsertedId: null, upsertedCount: 0, matchedCount};
}

export async function deleteMany(collection: Collection, filter: JsonObject) {
  const matching = new Set(await bounded('matching', collection.documents, coerced(filter)));
  collection.documents = collection.documents.filter((_, index) => !matching.has(index));
  return {acknowledged: true, deletedCount: matching.size};
}

export function flush(collection: Collection) {
  const deletedCount = collection.documents.length;
  collection.documents = [];
  return {acknowledged: true, deletedCount};
}
