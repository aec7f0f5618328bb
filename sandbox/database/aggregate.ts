// Registers all stages and operators, of which mingo loads the basic ones only.
import 'mingo/init/system';
import {aggregate, ProcessingMode} from 'mingo';
import {asDatabase, HandledError} from './errors';
import {refusePrototypePaths} from './filter';
import type {Store} from './store';
import type {JsonObject, StoredDocument, StoredQuery} from './types';
import {inject, readVariables} from './variables';

/**
 * Runs a stored query on its collection.
 *
 * @throws DataCollectionNotFoundError when the collection named by the query does not exist;
 *   DatabaseError for whatever the pipeline does wrong
 */
export function execute(store: Store, query: StoredQuery, values: JsonObject): JsonObject[] {
  const variables = readVariables(query.variables, values);
  const pipeline = inject(query.pipeline, variables) as JsonObject[];
  refusePrototypePaths(pipeline);
  const collection = store.collections.get(query.schema);
  if (collection === undefined) {
    throw new HandledError('DataCollectionNotFoundError', `collection: ${query.schema}`);
  }
  // To the database a collection that does not exist is an empty one.
  const documentsOf = (name: string): StoredDocument[] =>
    store.collections.get(name)?.documents ?? [];
  return asDatabase(() =>
    aggregate(collection.documents, pipeline, {
      scriptEnabled: false,
      processingMode: ProcessingMode.CLONE_ALL,
      collectionResolver: documentsOf,
    }),
  );
}
