/** Step 4: the same filter on every node, shares combined, values decrypted. */
import assert from 'node:assert/strict';
// #region read
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';
import {pairRows} from './lib/combine';

/** A record as one node stores it. */
interface StoredPerson {
  _id: string;
  team: string;
  started: string;
  name: {'%share': string};
  salary: {'%share': number};
}

const filter = {team: 'red', level: {$gte: 2}};

const responses = await Promise.all(
  nodes.map((node) =>
    call<StoredPerson[]>(node, 'POST', '/api/v1/data/read', {schema: schemaId, filter}),
  ),
);
console.log('what one node returns:', responses[0]?.[0]);
// #endregion read

// #region group
const records = pairRows(responses); // throws if a node lacks a record
// #endregion group

// #region decrypt
const storeKey = await nilql.ClusterKey.generate({nodes}, {store: true});
const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

const people = await Promise.all(
  records.map(async (documents) => ({
    name: await nilql.decrypt(
      storeKey,
      documents.map(({name}) => name['%share']),
    ),
    team: documents[0]?.team,
    salary: await nilql.decrypt(
      sumKey,
      documents.map(({salary}) => salary['%share']),
    ),
  })),
);
people.sort((a, b) => String(a.name).localeCompare(String(b.name)));
console.log(people);
// #endregion decrypt

// #region unify
const unified = await Promise.all(
  records.map((documents) =>
    nilql.unify(
      storeKey,
      documents.map(({salary: _salary, ...document}) => document),
    ),
  ),
);
// #endregion unify
assert.equal(unified.length, 2);
