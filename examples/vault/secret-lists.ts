/** Two ways to store a list of secret values: one marker for each value, or one for the list. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import {nodes} from './access';
import {call} from './lib/call';
// #region each
import {nilql} from '@nillion/nilql';

const cities = ['Oslo', 'Rome'];
const key = await nilql.ClusterKey.generate({nodes: [{}, {}, {}]}, {store: true});

const share = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
const eachSchema = {type: 'array', items: share};
const eachValue = await Promise.all(
  cities.map(async (city) => ({'%allot': await nilql.encrypt(key, city)})),
);
// A node gets: [{"%share": "…"}, {"%share": "…"}]
// #endregion each

// #region list
const listSchema = {
  type: 'object',
  properties: {'%share': {type: 'array', items: {type: 'string'}}},
  required: ['%share'],
};
const listValue = {'%allot': await Promise.all(cities.map((city) => nilql.encrypt(key, city)))};
// A node gets: {"%share": ["…", "…"]}
// #endregion list

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
const documents = nilql.allot({_id: randomUUID(), each: eachValue, list: listValue}) as object[];

const read = await Promise.all(
  nodes.map(async (node, index) => {
    await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Lists', schema});
    const upload = {schema: schemaId, data: [documents[index]]};
    const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', upload);
    assert.deepEqual(errors, []);
    const filter = {schema: schemaId, filter: {}};
    const [stored] = await call<object[]>(node, 'POST', '/api/v1/data/read', filter);
    assert.ok(stored);
    return stored;
  }),
);
const {each, list} = (await nilql.unify(key, read)) as {each: string[]; list: string[]};
console.log('one %allot for each value:', each);
console.log('one %allot for the list:', list);
assert.deepEqual(each, cities);
assert.deepEqual(list, cities);
