/** Deletes the records that match a filter, then all records, then the collection. */
// #region delete
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';
import {requireSame} from './lib/combine';

type Result = {deletedCount: number};

const some = {schema: schemaId, filter: {team: 'blue'}};
const deleted = await Promise.all(
  nodes.map((node) => call<Result>(node, 'POST', '/api/v1/data/delete', some)),
);
const counts = deleted.map(({deletedCount}) => deletedCount);
console.log('deleted on each node:', ...counts);
requireSame('numbers of deleted records', counts);
// #endregion delete

// #region flush
const all = {schema: schemaId};
const flushed = await Promise.all(
  nodes.map((node) => call<Result>(node, 'POST', '/api/v1/data/flush', all)),
);
console.log('all deleted on each node:', ...flushed.map(({deletedCount}) => deletedCount));
// #endregion flush

// #region collection
for (const node of nodes) await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId});
console.log('collection deleted on', nodes.length, 'nodes');
// #endregion collection
