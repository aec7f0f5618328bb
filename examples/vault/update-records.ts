/** Changes the records that match a filter: the salary gets new shares on every node. */
// #region update
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';
import {requireSame} from './lib/combine';

const file = 'new-salary.json';
if (existsSync(file)) {
  throw new Error(
    `The file ${file} exists: a run failed. Send its shares with Update data or delete it.`,
  );
}

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});
const changes = nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 64_000)}});
const filter = {city: 'Oslo', level: 2};
const bodies = changes.map((change) => ({schema: schemaId, filter, update: {$set: change}}));
// For a repair, keep the bodies until every node has its shares.
// Whoever has this file can read the salary.
writeFileSync(file, JSON.stringify(bodies), {mode: 0o600});

const results = await Promise.all(
  nodes.map((node, index) =>
    call<{matchedCount: number}>(node, 'POST', '/api/v1/data/update', bodies[index]),
  ),
);
const matched = results.map(({matchedCount}) => matchedCount);
requireSame('numbers of matching records', matched);
rmSync(file);
console.log('updated on each node:', ...matched);
// #endregion update
