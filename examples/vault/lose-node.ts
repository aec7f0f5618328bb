/** Deletes a collection on the third node, as if that node had lost it. Without an id, backs up an example first. */
// #region lose
import {nodes} from './access';
import {call} from './lib/call';

const schemaId = process.argv[2] ?? (await import('./back-up')).schemaId;
const node = nodes[2];
if (!node) throw new Error('the cluster has fewer than three nodes');
await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId}); // deletes the records, too
console.log('collection deleted on node 3');

export {schemaId};
// #endregion lose
