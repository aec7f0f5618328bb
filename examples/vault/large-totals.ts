/** A total beyond 32 bits: each amount is stored as two parts, which are added up separately. */
// #region collection
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const schemaId = randomUUID();
const part = {type: 'object', properties: {'%share': {type: 'integer'}}, required: ['%share']};
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      thousands: part,
      rest: part,
    },
    required: ['_id', 'thousands', 'rest'],
    additionalProperties: false,
  },
};
for (const node of nodes) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Payrolls', schema});
}
// #endregion collection

// #region store
const key = await nilql.ClusterKey.generate({nodes}, {sum: true});

/** 1,234,567 is stored as 1,234 thousands and a rest of 567. */
async function encrypt(cents: number) {
  const thousands = Math.floor(cents / 1000);
  return nilql.allot({
    _id: randomUUID(),
    thousands: {'%allot': await nilql.encrypt(key, thousands)},
    rest: {'%allot': await nilql.encrypt(key, cents - thousands * 1000)},
  });
}

const records = await Promise.all([1_500_000_000, 1_500_000_000].map(encrypt));
for (const [index, node] of nodes.entries()) {
  const data = records.map((documents) => documents[index]);
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion store

// #region total
type Row = {_id: null; thousands: number; rest: number; records: number};

const queryId = randomUUID();
const sums = {
  thousands: {$sum: '$thousands.%share'},
  rest: {$sum: '$rest.%share'},
  records: {$sum: 1},
};
const pipeline = [{$group: {_id: null, ...sums}}];
const query = {_id: queryId, name: 'Total', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);

const body = {id: queryId, variables: {}};
const responses = await Promise.all(
  nodes.map((node) => call<Row[]>(node, 'POST', '/api/v1/queries/execute', body)),
);
const [rows] = pairRows(responses); // throws if a node lacks a record
if (!rows) throw new Error('the collection has no records');
const totalOf = async (field: 'thousands' | 'rest') => {
  const shares = rows.map((row) => row[field]);
  return (await nilql.decrypt(key, shares)) as bigint;
};
const total = (await totalOf('thousands')) * 1000n + (await totalOf('rest'));
console.log('total:', total);
// #endregion total
