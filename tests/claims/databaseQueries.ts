/** Claims about the schemas and queries of a database node. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import type {Claim} from './claim';
import {dataOf, errorsOf, expectError} from './client';

const scalar = (type: string) => ({type, description: 'd'});

export const databaseQueryClaims: readonly Claim[] = [
  {
    title: 'adding a schema or a query returns 201, deleting it 204 and then 404',
    async check(client) {
      const bodies = {
        '/api/v1/schemas': {_id: randomUUID(), name: 'n', schema: {}},
        '/api/v1/queries': {
          _id: randomUUID(),
          name: '',
          schema: randomUUID(),
          variables: {},
          pipeline: [],
        },
      };
      for (const [path, body] of Object.entries(bodies)) {
        const added = await client.database('POST', path, {body});
        assert.deepEqual([added.status, added.text], [201, '']);
        const remove = () => client.database('DELETE', path, {body: {id: body._id}});
        const deleted = await remove();
        assert.deepEqual([deleted.status, deleted.text], [204, '']);
        expectError(await remove(), 404, 'ResourceAccessDeniedError');
      }
    },
  },
  {
    title: 'an id that is already used gets 500 DatabaseError',
    async check(client) {
      const body = {_id: await client.newCollection(), name: 'n', schema: {}};
      const reply = await client.database('POST', '/api/v1/schemas', {body});
      expectError(reply, 500, 'DatabaseError', '');
      assert.match(errorsOf(reply)[2] ?? '', /^cause: .*E11000/);
    },
  },
  {
    title: 'a schema that does not exist or belongs to another organization gets the same 404',
    async check(client) {
      const schema = randomUUID();
      const reply = await client.data('read', {schema, filter: {}});
      expectError(
        reply,
        404,
        'ResourceAccessDeniedError',
        'type: schema',
        `object: ${schema}`,
        `user: ${client.sandbox.organizationDid}`,
      );
    },
  },
  {
    title: 'a schema name has at least 1 character',
    async check(client) {
      const body = {_id: randomUUID(), name: '', schema: {}};
      expectError(await client.database('POST', '/api/v1/schemas', {body}), 400);
    },
  },
  {
    title: 'a query returns 200 with rows, and nothing for $merge and $out',
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{}, {}]});
      const counted = await client.runQuery([{$count: 'n'}], {}, {}, schema);
      assert.deepEqual([counted.status, dataOf(counted)], [200, [{n: 2}]]);
      for (const stage of [{$out: 'elsewhere'}, {$merge: {into: 'elsewhere'}}])
        assert.deepEqual(dataOf(await client.runQuery([stage], {}, {}, schema)), []);
    },
  },
  {
    title: 'wrong variables get 400, and a wrong name gets 500 in plain text',
    async check(client) {
      const number = {level: scalar('number')};
      const none = await client.runQuery([], number);
      const mismatch = 'Query execution variables count mismatch, expected=1, received=0';
      expectError(none, 400, 'DataValidationError', mismatch);
      const text = await client.runQuery([], number, {level: '7'});
      const wrongType = 'key=level, reason=Expected number, received string';
      expectError(text, 400, 'DataValidationError', wrongType);
      const undeclared = await client.runQuery([{$match: {a: '##name'}}]);
      expectError(undeclared, 400, 'VariableInjectionError', 'Missing pipeline variable: ##name');
      const otherName = await client.runQuery([], number, {other: 7});
      expectError(otherName, 500, 'Internal Server Error');
      const array = {v: {...scalar('array'), items: {type: 'string'}}};
      expectError(await client.runQuery([], array, {v: null}), 500, 'Internal Server Error');
    },
  },
  {
    title: 'a query whose collection was deleted gets DataCollectionNotFoundError',
    async check(client) {
      const schema = await client.newCollection();
      await client.database('DELETE', '/api/v1/schemas', {body: {id: schema}});
      const reply = await client.runQuery([], {}, {}, schema);
      expectError(reply, 400, 'DataCollectionNotFoundError', `collection: ${schema}`);
    },
  },
];
