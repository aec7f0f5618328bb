/** Deletes the collection of the old organization key on every node. */
import assert from 'node:assert/strict';
// #region delete
import {nodes} from './access';
import {call} from './lib/call';

/** Stores three records, to try the program. Returns the id of their collection. */
async function storeExample(): Promise<string> {
  await import('./upload');
  return (await import('./create-schema')).schemaId;
}

const schemaId = process.argv[2] ?? (await storeExample());
for (const node of nodes) await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId});
console.log('old collection deleted on', nodes.length, 'nodes');
// #endregion delete
for (const node of nodes) {
  const schemas = await call<{_id: string}[]>(node, 'GET', '/api/v1/schemas');
  assert.ok(schemas.every(({_id}) => _id !== schemaId));
}
