/** Step 3: records with secret fields, split over the nodes. */
import assert from 'node:assert/strict';
// #region encrypt
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call} from './lib/call';

const storeKey = await nilql.ClusterKey.generate({nodes}, {store: true});
const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

const people = [
  {
    name: 'Ada',
    team: 'red',
    city: 'Oslo',
    level: 2,
    remote: true,
    started: '2023-05-02',
    salary: 61_000,
  },
  {
    name: 'Ben',
    team: 'red',
    city: 'Rome',
    level: 3,
    remote: true,
    started: '2024-01-15',
    salary: 72_500,
  },
  {
    name: 'Cem',
    team: 'blue',
    city: 'Oslo',
    level: 1,
    remote: false,
    started: '2025-03-03',
    salary: 48_000,
  },
];

export const records = await Promise.all(
  people.map(async (person) => ({
    ...person,
    _id: randomUUID(),
    started: `${person.started}T00:00:00.000Z`,
    name: {'%allot': await nilql.encrypt(storeKey, person.name)},
    salary: {'%allot': await nilql.encrypt(sumKey, person.salary)},
  })),
);
// #endregion encrypt

// #region split
/** One list for each record, with one document for each node. */
const documents = records.map((record) => nilql.allot(record));
// #endregion split
assert.ok(documents.every((list) => list.length === nodes.length));

// #region upload
interface UploadResult {
  created: string[];
  errors: {error: string; document: object}[];
}

const results = await Promise.allSettled(
  nodes.map((node, index) =>
    call<UploadResult>(node, 'POST', '/api/v1/data/create', {
      schema: schemaId,
      data: documents.map((list) => list[index]),
    }),
  ),
);
// #endregion upload

// #region check
const complete = results.every(
  (result) => result.status === 'fulfilled' && result.value.errors.length === 0,
);
if (!complete) {
  // Delete only what this upload created: a document in `errors` can be an older record.
  await Promise.allSettled(
    nodes.map(async (node, index) => {
      const result = results[index];
      if (result?.status !== 'fulfilled') return;
      const filter = {_id: {$in: result.value.created}};
      await call(node, 'POST', '/api/v1/data/delete', {schema: schemaId, filter});
    }),
  );
  const outcomes = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors : String(result.reason),
  );
  throw new Error(
    `upload incomplete; tried to undo it on the nodes that responded: ${JSON.stringify(outcomes)}`,
  );
}
console.log(`stored ${records.length} records on ${nodes.length} nodes`);
// #endregion check
