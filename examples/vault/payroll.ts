/** The total of three secret numbers, here salaries: encrypted, stored, added up by the nodes, decrypted. */
// #region collection
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

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
// `records` is a plain count. It must be the same on every node.
const sums = {total: {$sum: '$salary.%share'}, records: {$sum: 1}};
const pipeline = [{$group: {_id: null, ...sums}}];
const query = {_id: queryId, name: 'Total', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);
// #endregion query

// #region total
type Row = {_id: null; total: number; records: number};

const responses = await Promise.all(
  nodes.map((node) =>
    call<Row[]>(node, 'POST', '/api/v1/queries/execute', {id: queryId, variables: {}}),
  ),
);
const [parts] = pairRows(responses); // throws if a node lacks a record
if (!parts) throw new Error('the collection has no records');

const shares = parts.map((row) => row.total);
console.log('records:', parts[0]?.records);
console.log('total:', await nilql.decrypt(key, shares));
// #endregion total
