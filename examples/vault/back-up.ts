/** Saves the documents of each node in a separate file, and restores a node that lost them. */
import assert from 'node:assert/strict';
// #region back-up
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {nodes} from './access';
import {schemaId} from './create-schema';
import {call} from './lib/call';
import type {Node} from './lib/nodes';
import './upload'; // stores three records

/** A collection as one node stores it. */
interface Backup {
  name: string;
  schema: object;
  documents: {_id: string}[];
}

/** Reads the collection from one node. Throws if the node doesn't have it. */
async function read(node: Node): Promise<Backup> {
  const schemas = await call<(Backup & {_id: string})[]>(node, 'GET', '/api/v1/schemas');
  const found = schemas.find(({_id}) => _id === schemaId);
  if (!found) throw new Error(`${node.url} doesn't have the collection`);
  const body = {schema: schemaId, filter: {}};
  const documents = await call<Backup['documents']>(node, 'POST', '/api/v1/data/read', body);
  return {name: found.name, schema: found.schema, documents};
}

const backups = await Promise.all(nodes.map(read));

/** The ids of all records, sorted. */
const idsOf = ({documents}: Backup) => documents.map(({_id}) => _id).sort();

const expected = String(backups[0] && idsOf(backups[0]));
if (!backups.every((backup) => String(idsOf(backup)) === expected)) {
  throw new Error('the nodes have different records: repair them before you back up');
}
backups.forEach((backup, index) => {
  mkdirSync(`backup/node-${index + 1}`, {recursive: true});
  writeFileSync(`backup/node-${index + 1}/collection.json`, JSON.stringify(backup));
});
console.log('saved from each node:', ...backups.map(({documents}) => documents.length));
// #endregion back-up

// #region restore
/** Restores the collection of one node from its own file. */
async function restore(node: Node, index: number): Promise<number> {
  const file = readFileSync(`backup/node-${index + 1}/collection.json`, 'utf8');
  const {name, schema, documents} = JSON.parse(file) as Backup;
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
  return data.length;
}

const lost = 2; // the third node
const node = nodes[lost];
if (!node) throw new Error('the cluster has fewer than three nodes');
await call(node, 'DELETE', '/api/v1/schemas', {id: schemaId}); // deletes the records, too
console.log('restored on the third node:', await restore(node, lost));
// #endregion restore

// #region check
const restored = await Promise.all(nodes.map(read));
const complete = restored.every((backup) => String(idsOf(backup)) === expected);
console.log('all nodes have the same records:', complete);
// #endregion check
assert.ok(complete);
const share = ({documents}: Backup) =>
  documents.map(({_id, ...document}) => [_id, (document as {name?: object}).name]).sort();
assert.deepEqual(restored.map(share), backups.map(share));
