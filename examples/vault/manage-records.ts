/** Changing and removing records: update, the newest 25, delete, and delete all. */
import assert from 'node:assert/strict';
// #region update
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});
const raise = nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 64_000)}});

const updates = await Promise.all(
  nodes.map((node, index) =>
    call<{matchedCount: number; modifiedCount: number}>(node, 'POST', '/api/v1/data/update', {
      schema: schemaId,
      filter: {city: 'Oslo', level: 2},
      update: {$set: raise[index]},
    }),
  ),
);
console.log('updated on each node:', ...updates.map(({modifiedCount}) => modifiedCount));
// #endregion update
assert.deepEqual(
  updates.map(({modifiedCount}) => modifiedCount),
  [1, 1, 1],
);

// #region tail
const newest = await Promise.all(
  nodes.map((node) => call<object[]>(node, 'POST', '/api/v1/data/tail', {schema: schemaId})),
);
console.log('newest on each node:', ...newest.map((list) => list.length));
// #endregion tail
assert.deepEqual(
  newest.map((list) => list.length),
  [3, 3, 3],
);

// #region delete
const deleted = await Promise.all(
  nodes.map((node) =>
    call<{deletedCount: number}>(node, 'POST', '/api/v1/data/delete', {
      schema: schemaId,
      filter: {team: 'blue'},
    }),
  ),
);
console.log('deleted on each node:', ...deleted.map(({deletedCount}) => deletedCount));
// #endregion delete
assert.deepEqual(
  deleted.map(({deletedCount}) => deletedCount),
  [1, 1, 1],
);

// #region flush
const flushed = await Promise.all(
  nodes.map((node) =>
    call<{deletedCount: number}>(node, 'POST', '/api/v1/data/flush', {schema: schemaId}),
  ),
);
console.log('flushed on each node:', ...flushed.map(({deletedCount}) => deletedCount));
// #endregion flush
assert.deepEqual(
  flushed.map(({deletedCount}) => deletedCount),
  [2, 2, 2],
);
