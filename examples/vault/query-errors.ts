/** Sends definitions and values of variables that a node refuses. */
import assert from 'node:assert/strict';
// #region try
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call, CallError} from './lib/call';
import {queryId} from './query-types';

const [node] = nodes;
if (!node) throw new Error('the cluster has no node');

/** Posts to the first node; returns `accepted`, or the status and the errors. */
const outcome = async (path: string, body: object): Promise<string> => {
  try {
    await call(node, 'POST', path, body);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `${error.status} ${error.lines.join(' · ')}`;
  }
};
// #endregion try

// #region definitions
/** Tries to store a query with one variable. */
const define = (variable: object) =>
  outcome('/api/v1/queries', {
    _id: randomUUID(),
    name: 'Refused',
    schema: schemaId,
    variables: {value: variable},
    pipeline: [{$match: {team: '##value'}}],
  });

const definitions = {
  'unknown type': await define({type: 'integer', description: 'A number'}),
  'no description': await define({type: 'string'}),
  'array without items': await define({type: 'array', description: 'A list'}),
};
console.log(definitions);
// #endregion definitions
assert.ok(Object.values(definitions).every((text) => text.startsWith('400')));

// #region values
const good = {team: 'red', level: 2, remote: true, since: '2023-01-01', cities: ['Oslo']};
const {cities, ...fourOfFive} = good;

/** Executes the stored query. */
const execute = (variables: object) => outcome('/api/v1/queries/execute', {id: queryId, variables});

const values = {
  'all five': await execute(good),
  'empty array': await execute({...good, cities: []}),
  'one missing': await execute(fourOfFive),
  'number as a string': await execute({...good, level: '2'}),
  'boolean as a string': await execute({...good, remote: 'true'}),
  'text that is not a date': await execute({...good, since: 'soon'}),
  'array of two types': await execute({...good, cities: [...cities, 7]}),
  null: await execute({...good, team: null}),
};
console.log(values);
// #endregion values
const [allFive, emptyArray, ...refused] = Object.values(values);
assert.deepEqual([allFive, emptyArray], ['accepted', 'accepted']);
assert.ok(refused.every((text) => text.startsWith('400')));
