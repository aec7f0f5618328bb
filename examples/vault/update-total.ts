/** Changes one salary by its id, deletes one record by its id, and totals the rest again. */
// #region total
import {randomUUID} from 'node:crypto';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call} from './lib/call';
import {pairRows} from './lib/combine';
import {records} from './upload'; // stores three records

const file = 'changes.json';
if (existsSync(file)) {
  throw new Error(
    `The file ${file} exists: a run failed. Send its shares with update-later.ts or delete it.`,
  );
}

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

const queryId = randomUUID();
const sums = {total: {$sum: '$salary.%share'}, records: {$sum: 1}};
const pipeline = [{$group: {_id: null, ...sums}}];
const query = {_id: queryId, name: 'Total pay', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);

type Row = {_id: null; total: number; records: number};

/** Runs the query on every node and decrypts the total. Throws if a node lacks a record. */
async function total() {
  const body = {id: queryId, variables: {}};
  const responses = await Promise.all(
    nodes.map((node) => call<Row[]>(node, 'POST', '/api/v1/queries/execute', body)),
  );
  const [parts = []] = pairRows(responses);
  if (parts.length === 0) return 0n; // no node has a record
  return nilql.decrypt(
    sumKey,
    parts.map((row) => row.total),
  );
}

console.log('total:', await total());
// #endregion total

// #region save
const ids = records.map(({_id}) => _id);
writeFileSync('ids.json', JSON.stringify({schemaId, queryId, recordId: ids[0]}));
console.log('ids saved in ids.json');
// #endregion save

// #region update
const changes = nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 64_000)}});
// For a repair, keep the shares until every node has its own.
// Whoever has this file can read the salary.
writeFileSync(file, JSON.stringify(changes), {mode: 0o600});

for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, filter: {_id: ids[0]}, update: {$set: changes[index]}};
  const result = await call<{matchedCount: number}>(node, 'POST', '/api/v1/data/update', body);
  if (result.matchedCount !== 1) throw new Error(`${node.url} doesn't have the record`);
}
rmSync(file);
console.log('total after the update:', await total());
// #endregion update

// #region delete
for (const node of nodes) {
  const body = {schema: schemaId, filter: {_id: ids[1]}};
  const result = await call<{deletedCount: number}>(node, 'POST', '/api/v1/data/delete', body);
  if (result.deletedCount !== 1) throw new Error(`${node.url} doesn't have the record`);
}
console.log('total after the deletion:', await total());
// #endregion delete
