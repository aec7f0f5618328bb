/** Saves the documents of each node in a separate file. */
// #region back-up
import {mkdirSync, writeFileSync} from 'node:fs';
import {nodes} from './access';
import {call} from './lib/call';
import type {Node} from './lib/nodes';

/** A collection as one node stores it. */
export interface Backup {
  schemaId: string;
  name: string;
  schema: object;
  documents: {_id: string}[];
}

/** Stores three records, to try the program. Returns the id of their collection. */
async function storeExample(): Promise<string> {
  await import('./upload');
  return (await import('./create-schema')).schemaId;
}

export const schemaId = process.argv[2] ?? (await storeExample());

/** Reads the collection from one node. Throws if the node doesn't have it. */
async function read(node: Node): Promise<Backup> {
  const schemas = await call<(Backup & {_id: string})[]>(node, 'GET', '/api/v1/schemas');
  const found = schemas.find(({_id}) => _id === schemaId);
  if (!found) throw new Error(`${node.url} doesn't have the collection`);
  const body = {schema: schemaId, filter: {}};
  const documents = await call<Backup['documents']>(node, 'POST', '/api/v1/data/read', body);
  return {schemaId, name: found.name, schema: found.schema, documents};
}

const backups = await Promise.all(nodes.map(read));

/** The ids of all records, sorted. */
const idsOf = ({documents}: Backup) => documents.map(({_id}) => _id).sort();

const expected = String(backups[0] && idsOf(backups[0]));
if (!backups.every((backup) => String(idsOf(backup)) === expected)) {
  throw new Error('the nodes have different records: repair them before you back up');
}
mkdirSync(`backup/${schemaId}`, {recursive: true});
backups.forEach((backup, index) => {
  const file = `backup/${schemaId}/node-${index + 1}.json`;
  // `wx`: the file of an earlier run is an error, not overwritten.
  writeFileSync(file, JSON.stringify(backup), {mode: 0o600, flag: 'wx'});
});
console.log('records saved from each node:', ...backups.map(({documents}) => documents.length));
// #endregion back-up
