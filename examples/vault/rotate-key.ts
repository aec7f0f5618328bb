/** Moves a collection to a new organization key: each node's documents stay on their node. */
import assert from 'node:assert/strict';
// #region register
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call, CallError} from './lib/call';
import {pairRows, requireSame} from './lib/combine';
import type {Node} from './lib/nodes';
import {organizationFrom} from './lib/organization';

/** Stores three records with the old key, to try the program. Returns the id of their collection. */
async function storeExample(): Promise<string> {
  await import('./upload');
  return (await import('./create-schema')).schemaId;
}

const {ORG_SECRET_KEY, NEW_ORG_SECRET_KEY} = process.env;
if (process.argv[2] && !(ORG_SECRET_KEY && NEW_ORG_SECRET_KEY)) {
  throw new Error('set ORG_SECRET_KEY to the old key, and NEW_ORG_SECRET_KEY to the new one');
}
const schemaId = process.argv[2] ?? (await storeExample());
const next = organizationFrom(NEW_ORG_SECRET_KEY);
for (const node of nodes) {
  const body = {did: next.did, publicKey: next.publicKey, name: 'My company'};
  try {
    await call(node, 'POST', '/api/v1/accounts', body);
  } catch (error) {
    // An earlier run has already registered the key.
    const registered =
      error instanceof CallError && error.lines.some((line) => line.includes('E11000'));
    if (!registered) throw error;
  }
}
console.log('new key registered on', nodes.length, 'nodes');
// #endregion register

// #region copy
interface Collection {
  _id: string;
  name: string;
  schema: object;
}

const newSchemaId = randomUUID(); // the old id is in use until you delete the old collection
console.log('old collection:', schemaId);
console.log('new collection:', newSchemaId);

/** Copies the collection on one node, without decrypting it. Returns the number of documents. */
async function copy(node: Node): Promise<number> {
  const collections = await call<Collection[]>(node, 'GET', '/api/v1/schemas');
  const old = collections.find(({_id}) => _id === schemaId);
  if (!old) throw new Error(`${node.url} doesn't have the collection`);
  const created = {_id: newSchemaId, name: old.name, schema: old.schema};
  await call(node, 'POST', '/api/v1/schemas', created, next);

  const all = {schema: schemaId, filter: {}};
  const documents = await call<object[]>(node, 'POST', '/api/v1/data/read', all);
  // The node sets these two fields itself, and the schema doesn't allow them.
  const system = new Set(['_created', '_updated']);
  const data = documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !system.has(field))),
  );
  const size = 1000; // documents per upload
  for (let start = 0; start < data.length; start += size) {
    const body = {schema: newSchemaId, data: data.slice(start, start + size)};
    const result = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body, next);
    if (result.errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(result.errors)}`);
  }
  return data.length;
}

const copied = await Promise.all(nodes.map(copy));
console.log('copied on each node:', ...copied);
requireSame('numbers of records', copied);
// #endregion copy

// #region check
interface Person {
  _id: string;
  name: {'%share': string};
}

/** Reads the names with the new key. */
async function readNames(): Promise<string[]> {
  const body = {schema: newSchemaId, filter: {}};
  const answers = await Promise.all(
    nodes.map((node) => call<Person[]>(node, 'POST', '/api/v1/data/read', body, next)),
  );
  const key = await nilql.ClusterKey.generate({nodes}, {store: true});
  const names = pairRows(answers).map(async (parts) => {
    const shares = parts.map(({name}) => name['%share']);
    return (await nilql.decrypt(key, shares)) as string;
  });
  return (await Promise.all(names)).sort();
}

console.log('read with the new key:', (await readNames()).join(', '));
// #endregion check
if (!process.argv[2]) assert.deepEqual(await readNames(), ['Ada', 'Ben', 'Cem']);
