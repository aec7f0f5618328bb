/** Restores the collection of one node from the file of that node. */
import assert from 'node:assert/strict';

// Without arguments, it tries a restore: it backs up an example and deletes that on node 3.
if (process.argv.length === 2) {
  const {schemaId} = await import('./lose-node');
  process.argv.push('3', `backup/${schemaId}/node-3.json`);
}

// #region restore
import {readFileSync} from 'node:fs';
import {nodes} from './access';
import type {Backup} from './back-up';
import {call} from './lib/call';

const [position, file] = process.argv.slice(2);
const node = nodes[Number(position) - 1];
if (!node || !file) throw new Error('pass the number of a node, and the file of that node');

const backup = JSON.parse(readFileSync(file, 'utf8')) as Backup;
const {schemaId, name, schema, documents} = backup;
await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name, schema});

// The node sets these two fields itself, and the schema doesn't allow them.
const system = new Set(['_created', '_updated']);
const data = documents.map((document) =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !system.has(field))),
);
const size = 1000; // documents per upload
for (let start = 0; start < data.length; start += size) {
  const body = {schema: schemaId, data: data.slice(start, start + size)};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion restore

// #region check
const filter = {schema: schemaId, filter: {}};
const restored = await call<Backup['documents']>(node, 'POST', '/api/v1/data/read', filter);
const missing = documents.filter(({_id}) => !restored.some((document) => document._id === _id));
if (missing.length > 0) throw new Error(`${missing.length} records are missing on ${node.url}`);
console.log(`restored on node ${position}:`, restored.length, 'records');
// #endregion check
const share = ({_id, ...document}: {_id: string; name?: object}) => [_id, document.name];
assert.deepEqual(restored.map(share).sort(), documents.map(share).sort());
