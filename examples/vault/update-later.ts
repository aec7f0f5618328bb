/** A later run: changes the record whose id update-total.ts saved in ids.json, and totals again. Run update-total.ts first. */
// #region later
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const saved = JSON.parse(readFileSync('ids.json', 'utf8')) as Record<string, string>;
const {schemaId, queryId, recordId} = saved;

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});
// If a run of either program failed, send its shares again: new ones don't combine with old ones.
const changes = existsSync('changes.json')
  ? (JSON.parse(readFileSync('changes.json', 'utf8')) as object[])
  : nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 50_000)}});
writeFileSync('changes.json', JSON.stringify(changes), {mode: 0o600});

for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, filter: {_id: recordId}, update: {$set: changes[index]}};
  const result = await call<{matchedCount: number}>(node, 'POST', '/api/v1/data/update', body);
  if (result.matchedCount !== 1) throw new Error(`${node.url} doesn't have the record`);
}
rmSync('changes.json');

type Row = {_id: null; total: number; records: number};

const body = {id: queryId, variables: {}};
const responses = await Promise.all(
  nodes.map((node) => call<Row[]>(node, 'POST', '/api/v1/queries/execute', body)),
);
const [parts] = pairRows(responses);
if (!parts) throw new Error('the collection has no records');
const total = await nilql.decrypt(
  sumKey,
  parts.map((row) => row.total),
);
console.log('total in the later run:', total);
// #endregion later
