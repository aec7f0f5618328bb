/** Deletes the query and the collection whose ids an earlier run saved in ids.json. */
// #region clean-up
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {nodes} from './access';
import {call} from './lib/call';

// Without the file of an earlier run, make that run now.
if (!existsSync('ids.json')) await import('./update-total');
const {schemaId, queryId} = JSON.parse(readFileSync('ids.json', 'utf8')) as Record<string, string>;

for (const node of nodes) {
  await call(node, 'DELETE', '/api/v1/queries', {id: queryId});
  await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId}); // deletes the records too
}
rmSync('ids.json');
console.log('query and collection deleted on', nodes.length, 'nodes');
// #endregion clean-up
