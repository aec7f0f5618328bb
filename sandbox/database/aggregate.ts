import {bounded} from './bounded';
import {HandledError} from './errors';
import type {Store} from './store';
import type {JsonObject, StoredQuery} from './types';
import {inject, readVariables} from './variables';

/**
 * Runs a stored query on its collection.
 *
 * @throws DataCollectionNotFoundError when the collection named by the query does not exist;
 *   DatabaseError for whatever the pipeline does wrong
 */
export async function execute(
  store: Store,
  query: StoredQuery,
  values: JsonObject,
): Promise<JsonObject[]> {
  const variables = readVariables(query.variables, values);
  const pipeline = inject(query.pipeline, variables) as JsonObject[];
  const collection = store.collections.get(query.schema);
  if (collection === undefined) {
    throw new HandledError('DataCollectionNotFoundError', `collection: ${query.schema}`);
  }
  // `$lookup` and its like name other collections by their ids.
  const text = JSON.stringify(pipeline);
  const named = [...store.collections.values()].filter(({_id}) => text.includes(_id));
  const others = Object.fromEntries(named.map(({_id, documents}) => [_id, documents]));
  return bounded('aggregated', collection.documents, pipeline, others);
}
