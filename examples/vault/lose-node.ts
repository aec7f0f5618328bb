/** Backs up a collection, and deletes it on the third node, as if that node had lost it. */
// #region lose
import {nodes} from './access';
import {schemaId} from './back-up';
import {call} from './lib/call';

const node = nodes[2];
if (!node) throw new Error('the cluster has fewer than three nodes');
await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId}); // deletes the records, too
console.log('collection deleted on node 3');

export {schemaId};
// #endregion lose
