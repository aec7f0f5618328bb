/** Step 2: a collection with two secret fields, created on every node. */
// #region schema
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {call} from './lib/call';

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      team: {type: 'string'},
      city: {type: 'string'},
      level: {type: 'integer', minimum: 1},
      remote: {type: 'boolean'},
      started: {type: 'string', format: 'date-time', coerce: true},
      name: {
        type: 'object',
        properties: {'%share': {type: 'string'}},
        required: ['%share'],
        additionalProperties: false,
      },
      salary: {
        type: 'object',
        properties: {'%share': {type: 'integer'}},
        required: ['%share'],
        additionalProperties: false,
      },
    },
    required: ['_id', 'team', 'city', 'level', 'remote', 'started', 'name', 'salary'],
    additionalProperties: false,
  },
};
// #endregion schema

// #region create
export const schemaId = randomUUID();

await Promise.all(
  nodes.map((node) =>
    call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Pay survey', schema}),
  ),
);
console.log(`collection created on ${nodes.length} nodes`);
// #endregion create

// #region list
interface StoredSchema {
  _id: string;
  name: string;
  owner: string;
}

for (const node of nodes) {
  const schemas = await call<StoredSchema[]>(node, 'GET', '/api/v1/schemas');
  const found = schemas.some(({_id}) => _id === schemaId);
  if (!found) throw new Error(`${node.url} lacks the collection`);
}
// #endregion list
