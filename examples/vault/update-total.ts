/** Changes one salary by its id, deletes one record by its id, and totals the rest again. */
// #region total
import {randomUUID} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call} from './lib/call';
import {records} from './upload'; // stores three records

const sumKey = await nilql.ClusterKey.generate({nodes}, {sum: true});

const queryId = randomUUID();
const pipeline = [{$group: {_id: null, total: {$sum: '$salary.%share'}}}];
const query = {_id: queryId, name: 'Total pay', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);

/** Runs the query on every node and decrypts the total. */
async function total() {
  const body = {id: queryId, variables: {}};
  const shares = await Promise.all(
    nodes.map(async (node) => {
      const [row] = await call<{total: number}[]>(node, 'POST', '/api/v1/queries/execute', body);
      if (!row) throw new Error(`${node.url} has no records`);
      return row.total;
    }),
  );
  return nilql.decrypt(sumKey, shares);
}

console.log('total:', await total());
// #endregion total

// #region update
const ids = records.map(({_id}) => _id);
const changes = nilql.allot({salary: {'%allot': await nilql.encrypt(sumKey, 64_000)}});

for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, filter: {_id: ids[0]}, update: {$set: changes[index]}};
  const result = await call<{matchedCount: number}>(node, 'POST', '/api/v1/data/update', body);
  if (result.matchedCount !== 1) throw new Error(`${node.url} doesn't have the record`);
}
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

// #region save
writeFileSync('ids.json', JSON.stringify({schemaId, queryId, recordId: ids[2]}));
console.log('ids saved in ids.json');
// #endregion save
