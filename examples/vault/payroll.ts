/** The total of three secret salaries: encrypted, stored, added up by the nodes, decrypted. */
// #region collection
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';

const schemaId = randomUUID();
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      salary: {type: 'object', properties: {'%share': {type: 'integer'}}, required: ['%share']},
    },
    required: ['_id', 'salary'],
    additionalProperties: false,
  },
};
for (const node of nodes) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Payroll', schema});
}
// #endregion collection

// #region store
const key = await nilql.ClusterKey.generate({nodes}, {sum: true});

// For each salary a list with one document per node.
const records = await Promise.all(
  [61_000, 72_500, 48_000].map(async (salary) =>
    nilql.allot({_id: randomUUID(), salary: {'%allot': await nilql.encrypt(key, salary)}}),
  ),
);
for (const [index, node] of nodes.entries()) {
  const data = records.map((documents) => documents[index]);
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion store

// #region query
const queryId = randomUUID();
const pipeline = [{$group: {_id: null, total: {$sum: '$salary.%share'}}}];
const query = {_id: queryId, name: 'Total', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);
// #endregion query

// #region total
const shares = await Promise.all(
  nodes.map(async (node) => {
    const body = {id: queryId, variables: {}};
    const [row] = await call<{total: number}[]>(node, 'POST', '/api/v1/queries/execute', body);
    if (!row) throw new Error(`${node.url} has no records`);
    return row.total;
  }),
);
const total = await nilql.decrypt(key, shares);
console.log('total:', total);
// #endregion total
