/** A query with a variable of each type: the total pay of the people who match all of them. */
// #region variables
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const variables = {
  team: {type: 'string', description: 'Team to look at'},
  level: {type: 'number', description: 'Lowest level that counts'},
  remote: {type: 'boolean', description: 'Whether people work remotely'},
  since: {type: 'date', description: 'Earliest start'},
  cities: {type: 'array', description: 'Cities that count', items: {type: 'string'}},
};
const pipeline = [
  {
    $match: {
      team: '##team',
      level: {$gte: '##level'},
      remote: '##remote',
      started: {$gte: '##since'},
      city: {$in: '##cities'},
    },
  },
  {$group: {_id: '$team', total: {$sum: '$salary.%share'}, records: {$sum: 1}}},
  {$project: {_id: 1, records: 1, salary: {'%share': '$total'}}},
];
// #endregion variables

// #region execute
export const queryId = randomUUID();
const query = {_id: queryId, name: 'Pay of a team', schema: schemaId, variables, pipeline};
const values = {
  team: 'red',
  level: 2,
  remote: true,
  since: '2023-01-01',
  cities: ['Oslo', 'Rome'],
};
const responses = await Promise.all(
  nodes.map(async (node) => {
    await call(node, 'POST', '/api/v1/queries', query);
    const body = {id: queryId, variables: values};
    return call<{_id: string; records: number}[]>(node, 'POST', '/api/v1/queries/execute', body);
  }),
);
const key = await nilql.ClusterKey.generate({nodes}, {sum: true});
console.log(await Promise.all(pairRows(responses).map((parts) => nilql.unify(key, parts))));
// #endregion execute
