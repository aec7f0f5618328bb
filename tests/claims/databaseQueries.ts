/** Claims about the schemas and queries of a database node. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import type {Claim} from './claim';
import {dataOf, errorsOf, expectError} from './client';

const scalar = (type: string) => ({type, description: 'd'});

export const databaseQueryClaims: readonly Claim[] = [
  {
    title: 'adding a schema or a query returns 201, deleting it 204 and then 404',
    sentences: [
      'The node returns 201 with an empty body',
      'Add query returns 201 with an empty body',
      'Add schema returns 201 with an empty body',
      'returns 204, and 404 the second time',
      'Response of Add schema and Add query | 200 {data: id} | 201, empty',
      'Response of Delete schema and Delete query | 200 {data: id} | 204, empty',
      'POST /api/v1/schemas | 201, empty',
      'DELETE /api/v1/schemas | 204, empty',
      'POST /api/v1/queries | 201, empty',
      'DELETE /api/v1/queries | 204, empty',
      'A second call returns 404',
      'A second call on the same node returns 404',
    ],
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
    sentences: [
      'If the id of a new schema is already in use, the node returns 500, not 409',
      '500 DatabaseError with E11000 duplicate key error | The id of a collection',
      '500 | DatabaseError, the operation (may be empty), cause: {…} with E11000 duplicate key error | The id of the schema or query is in use',
      'If the id is already in use on this node, the node returns 500',
    ],
    async check(client) {
      const body = {_id: await client.newCollection(), name: 'n', schema: {}};
      const reply = await client.database('POST', '/api/v1/schemas', {body});
      expectError(reply, 500, 'DatabaseError', '');
      assert.match(errorsOf(reply)[2] ?? '', /^cause: .*E11000/);
    },
  },
  {
    title: 'a schema that does not exist or belongs to another organization gets the same 404',
    sentences: [
      'Unknown id, or not yours | 404 ResourceAccessDeniedError',
      'Both causes return ResourceAccessDeniedError',
      '404 ResourceAccessDeniedError in the later run',
      "404 ResourceAccessDeniedError | The collection or query doesn't exist on this node, or belongs to another organization",
      '404 | ResourceAccessDeniedError, type:, object:, user:',
      'and its details: ["ResourceAccessDeniedError", "type: schema", …]',
    ],
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
    sentences: ['Schema name | at least 1 character | 400'],
    async check(client) {
      const body = {_id: randomUUID(), name: '', schema: {}};
      expectError(await client.database('POST', '/api/v1/schemas', {body}), 400);
    },
  },
  {
    title: 'a query returns 200 with rows, and nothing for $merge and $out',
    sentences: [
      'POST /api/v1/queries/execute | 200 {data: […]}',
      '$merge and $out return an empty list',
    ],
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
    sentences: [
      '400 | DataValidationError, key=level, reason=Expected number, received string',
      '400 Query execution variables count mismatch',
      '400 Missing pipeline variable: ##',
      'Query execution variables count mismatch, expected=1, received=0',
      '400 | VariableInjectionError, Missing pipeline variable: ##name',
      'For null it returns 500 with plain text',
      '500 | plain text, at an execution | A variable has a wrong name, or an array variable is null',
      'If the number of variables is right but a name is wrong, the node returns 500 with plain text',
    ],
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
    sentences: [
      '400 | DataCollectionNotFoundError, collection: … | You executed a query whose collection was deleted',
      '400 DataCollectionNotFoundError | You deleted the collection of your query',
      'If you execute a query whose collection you deleted, the node returns 400 with DataCollectionNotFoundError',
    ],
    async check(client) {
      const schema = await client.newCollection();
      await client.database('DELETE', '/api/v1/schemas', {body: {id: schema}});
      const reply = await client.runQuery([], {}, {}, schema);
      expectError(reply, 400, 'DataCollectionNotFoundError', `collection: ${schema}`);
    },
  },
];
