/** Deletes a collection, with its records, on every node. */
import assert from 'node:assert/strict';
// #region delete
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call} from './lib/call';

await Promise.all(nodes.map((node) => call(node, 'DELETE', '/api/v1/schemas', {id: schemaId})));
console.log('collection deleted');
// #endregion delete
for (const node of nodes) {
  const schemas = await call<{_id: string}[]>(node, 'GET', '/api/v1/schemas');
  assert.ok(schemas.every(({_id}) => _id !== schemaId));
}
