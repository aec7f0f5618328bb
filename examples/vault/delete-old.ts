/** Deletes the collection of the old organization key, and its queries, on every node. */
import assert from 'node:assert/strict';
// #region delete
import {nodes} from './access';
import {call, CallError} from './lib/call';

/** Stores three records, to try the program. Returns the id of their collection. */
async function storeExample(): Promise<string> {
  await import('./upload');
  return (await import('./create-schema')).schemaId;
}

const schemaId = process.argv[2] ?? (await storeExample());
let deleted = 0;
for (const node of nodes) {
  const queries = await call<{_id: string; schema: string}[]>(node, 'GET', '/api/v1/queries');
  for (const {_id, schema} of queries) {
    if (schema === schemaId) await call(node, 'DELETE', '/api/v1/queries', {id: _id});
  }
  try {
    await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId});
    deleted += 1;
  } catch (error) {
    // This node doesn't have the collection.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}
console.log('collection deleted on', deleted, 'nodes');
// #endregion delete
assert.ok(deleted > 0, 'no node has the collection');
for (const node of nodes) {
  const schemas = await call<{_id: string}[]>(node, 'GET', '/api/v1/schemas');
  assert.ok(schemas.every(({_id}) => _id !== schemaId));
}
