/** Deletes the query and the collection whose ids update-total.ts saved in ids.json. Run update-total.ts first. */
// #region clean-up
import {readFileSync, rmSync} from 'node:fs';
import {nodes} from './access';
import {call} from './lib/call';

const {schemaId, queryId} = JSON.parse(readFileSync('ids.json', 'utf8')) as Record<string, string>;

for (const node of nodes) {
  await call(node, 'DELETE', '/api/v1/queries', {id: queryId});
  await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId}); // deletes the records too
}
rmSync('ids.json');
console.log('query and collection deleted on', nodes.length, 'nodes');
// #endregion clean-up
