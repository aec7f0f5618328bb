/** Stores the lists of `secret-lists.ts` on every node and reads them back. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {each, eachSchema, key, list, listSchema} from './secret-lists';

const schemaId = randomUUID();
const schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      each: eachSchema,
      list: listSchema,
    },
    required: ['_id', 'each', 'list'],
    additionalProperties: false,
  },
};
const documents = nilql.allot({_id: randomUUID(), each, list});

const stored = await Promise.all(
  nodes.map(async (node, index) => {
    await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Lists', schema});
    const upload = {schema: schemaId, data: [documents[index]]};
    const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', upload);
    assert.deepEqual(errors, []);
    const filter = {schema: schemaId, filter: {}};
    const [document] = await call<object[]>(node, 'POST', '/api/v1/data/read', filter);
    assert.ok(document);
    return document;
  }),
);
const record = (await nilql.unify(key, stored)) as {each: string[]; list: string[]};
console.log('stored and read back:', {each: record.each, list: record.list});
assert.deepEqual(record.each, ['Oslo', 'Rome']);
assert.deepEqual(record.list, ['Oslo', 'Rome']);
