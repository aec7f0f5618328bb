/** A secret file: split into chunks, each chunk into shares, and put together again. */
import assert from 'node:assert/strict';
// #region collection
import {randomBytes, randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';

const schemaId = randomUUID();
const share = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      name: {type: 'string'},
      chunks: {type: 'array', items: share},
    },
    required: ['_id', 'name', 'chunks'],
    additionalProperties: false,
  },
};
for (const node of nodes) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Files', schema});
}
// #endregion collection

// #region store
/** The most bytes that the library encrypts at once. */
const CHUNK_BYTES = 4095;

const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const path = process.argv[2];
const file = path ? await readFile(path) : randomBytes(10_000);
const name = path ? basename(path) : 'photo.jpg';

const chunks = [];
for (let start = 0; start < file.length; start += CHUNK_BYTES) {
  const chunk = file.subarray(start, start + CHUNK_BYTES);
  chunks.push({'%allot': await nilql.encrypt(key, chunk)});
}

const id = randomUUID();
const documents = nilql.allot({_id: id, name, chunks});
for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, data: [documents[index]]};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
console.log(`stored ${file.length} bytes in ${chunks.length} chunks on ${nodes.length} nodes`);
// #endregion store

// #region read
const stored = await Promise.all(
  nodes.map(async (node) => {
    const body = {schema: schemaId, filter: {_id: id}};
    const [document] = await call<object[]>(node, 'POST', '/api/v1/data/read', body);
    if (!document) throw new Error(`${node.url} doesn't have the file`);
    return document;
  }),
);
const record = (await nilql.unify(key, stored)) as {name: string; chunks: Uint8Array[]};
const content = Buffer.concat(record.chunks);
console.log(`read ${record.name}: ${content.length} bytes, unchanged: ${content.equals(file)}`);
// #endregion read
assert.deepEqual(content, file);
