/** A node's responses to documents that break the schema, to too many, and to an id that is already used. */
import assert from 'node:assert/strict';
// #region try
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call, CallError} from './lib/call';

const [node] = nodes;
if (!node) throw new Error('the cluster has no node');

const document = () => ({
  _id: randomUUID(),
  team: 'red',
  city: 'Oslo',
  level: 1,
  remote: true,
  started: '2025-01-01T00:00:00.000Z',
  name: {'%share': 'AQID'},
  salary: {'%share': 5},
});

/** Uploads to the first node; returns what was stored, or the status and the errors. */
const upload = async (data: object[]): Promise<string> => {
  try {
    const {created, errors} = await call<{created: string[]; errors: object[]}>(
      node,
      'POST',
      '/api/v1/data/create',
      {schema: schemaId, data},
    );
    return `created ${created.length}, errors ${errors.length}`;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `${error.status} ${error.lines.join(' · ')}`;
  }
};
// #endregion try

// #region cases
const twice = document();
await upload([twice]);

const outcomes = {
  'an id it has, and a new one': await upload([twice, document()]),
  'share of the wrong type': await upload([{...document(), salary: {'%share': 'AQID'}}]),
  'field that the schema lacks': await upload([{...document(), note: 'x'}]),
  'date without a time': await upload([{...document(), started: '2025-01-01'}]),
  'no document': await upload([]),
  '10,001 documents': await upload(Array.from({length: 10_001}, document)),
};
console.log(outcomes);
// #endregion cases
assert.equal(outcomes['an id it has, and a new one'], 'created 1, errors 1');
assert.match(outcomes['share of the wrong type'], /^400 .*must be integer/);
assert.match(outcomes['10,001 documents'], /^400 .*Length must be non zero and lte 10000/);
