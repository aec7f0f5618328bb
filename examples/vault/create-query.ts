/** Step 5: a query with one variable, stored on every node. */
import assert from 'node:assert/strict';
// #region variables
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';

const variables = {
  city: {type: 'string', description: 'City to look at'},
};
// #endregion variables

// #region pipeline
const pipeline = [
  {$match: {city: '##city'}},
  {$group: {_id: '$city', total: {$sum: '$salary.%share'}, records: {$sum: 1}}},
  {$project: {_id: 1, records: 1, salary: {'%share': '$total'}}},
];
// #endregion pipeline

// #region create
export const queryId = randomUUID();

await Promise.all(
  nodes.map((node) =>
    call(node, 'POST', '/api/v1/queries', {
      _id: queryId,
      name: 'Total pay of a city',
      schema: schemaId,
      variables,
      pipeline,
    }),
  ),
);
console.log(`query stored on ${nodes.length} nodes`);
// #endregion create

// #region list
interface StoredQuery {
  _id: string;
  name: string;
  variables: object;
}

const [first] = nodes;
const queries = first && (await call<StoredQuery[]>(first, 'GET', '/api/v1/queries'));
const stored = queries?.find(({_id}) => _id === queryId);
console.log(`variables: ${Object.keys(stored?.variables ?? {}).join(', ')}`);
// #endregion list
assert.equal(stored?.name, 'Total pay of a city');
