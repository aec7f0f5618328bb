/** Changes the records that match a filter: the salary gets new shares on every node. */
// #region update
import {rmSync, writeFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import './upload'; // stores the records
import {call} from './lib/call';
import {requireSame} from './lib/combine';

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});
const changes = nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 64_000)}});
// For a repair, keep the shares until every node has its own.
// Whoever has this file can read the salary.
writeFileSync('new-salary.json', JSON.stringify(changes), {mode: 0o600});
const filter = {city: 'Oslo', level: 2};

const results = await Promise.all(
  nodes.map((node, index) =>
    call<{matchedCount: number; modifiedCount: number}>(node, 'POST', '/api/v1/data/update', {
      schema: schemaId,
      filter,
      update: {$set: changes[index]},
    }),
  ),
);
const matched = results.map(({matchedCount}) => matchedCount);
requireSame('numbers of matching records', matched);
rmSync('new-salary.json');
console.log('updated on each node:', ...matched);
// #endregion update
