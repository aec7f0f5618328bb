/** Deletes the records that are older than a cutoff, with a plain field that contains their time as a number. */
// #region store
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {call} from './lib/call';
import {requireSame} from './lib/combine';

const schemaId = randomUUID();
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      title: {type: 'string'},
      stored_at: {type: 'integer'},
    },
    required: ['_id', 'title', 'stored_at'],
    additionalProperties: false,
  },
};
const DAY = 24 * 60 * 60; // seconds
const now = Math.floor(Date.now() / 1000);
const data = [
  {_id: randomUUID(), title: 'today', stored_at: now},
  {_id: randomUUID(), title: 'two days ago', stored_at: now - 2 * DAY},
];
for (const node of nodes) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Visits', schema});
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion store

// #region delete
// All nodes get the same cutoff, so that they delete the same records.
const filter = {stored_at: {$lt: now - DAY}};

const deleted: number[] = [];
for (const node of nodes) {
  const body = {schema: schemaId, filter};
  const result = await call<{deletedCount: number}>(node, 'POST', '/api/v1/data/delete', body);
  deleted.push(result.deletedCount);
}
console.log('deleted on each node:', ...deleted);
requireSame('numbers of deleted records', deleted);
// #endregion delete
