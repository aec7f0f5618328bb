/** Claims about uploads to a database node, and the size of a request. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import type {Claim} from './claim';
import {dataOf, errorsOf, expectError} from './client';

const LIMIT_BYTES = 16 * 1024 * 1024;

interface UploadResult {
  readonly created: string[];
  readonly errors: {readonly error: string; readonly document: object}[];
}

/** Returns a read request of exactly this many bytes. */
function readBody(schema: string, bytes: number): string {
  const empty = JSON.stringify({schema, filter: {name: ''}});
  return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
}

export const databaseUploadClaims: readonly Claim[] = [
  {
    title: 'a body of more than 16 MiB gets 413, or 400 in chunks',
    async check(client) {
      const schema = await client.newCollection();
      expectError(await client.data('read', JSON.parse(readBody(schema, LIMIT_BYTES))), 200);
      const body = readBody(schema, LIMIT_BYTES + 1);
      const reply = await client.database('POST', '/api/v1/data/read', {body});
      expectError(reply, 413, 'Payload Too Large');
      const {status, text} = await client.readChunked(body);
      assert.deepEqual([status, text], [400, 'Malformed JSON in request body']);
    },
  },
  {
    title: 'an upload has 1 to 10,000 documents',
    async check(client) {
      const schema = await client.newCollection();
      const upload = (length: number) =>
        client.data('create', {schema, data: Array.from({length}, () => ({}))});
      expectError(await upload(1), 200);
      expectError(await upload(10_000), 200);
      const error = 'key=data, reason=Length must be non zero and lte 10000';
      expectError(await upload(0), 400, error);
      expectError(await upload(10_001), 400, error);
    },
  },
  {
    title: 'an upload returns 200 with created and errors, even when it rejected a document',
    async check(client) {
      const schema = await client.newCollection();
      const [used, free] = [randomUUID(), randomUUID()];
      await client.data('create', {schema, data: [{_id: used}]});
      const reply = await client.data('create', {schema, data: [{_id: used}, {_id: free}]});
      expectError(reply, 200);
      const {created, errors} = dataOf<UploadResult>(reply);
      assert.deepEqual(created, [free]);
      assert.equal(errors.length, 1);
      assert.match(errors[0]?.error ?? '', /^E11000 duplicate key error/);
    },
  },
  {
    title: 'created lists ids although nothing was stored, when a field name contains NUL',
    async check(client) {
      const schema = await client.newCollection();
      const ids = [randomUUID(), randomUUID()];
      const data = [{_id: ids[0]}, {_id: ids[1], 'a\0b': 1}];
      const reply = await client.data('create', {schema, data});
      assert.deepEqual(dataOf(reply), {created: ids, errors: []});
      assert.deepEqual(dataOf(await client.data('read', {schema, filter: {}})), []);
    },
  },
  {
    title: 'a document that breaks the schema refuses the upload with 400 and the first violation',
    async check(client) {
      const schema = await client.newCollection({
        type: 'array',
        items: {properties: {field: {type: 'integer'}}},
      });
      const reply = await client.data('create', {
        schema,
        data: [{field: 'x'}, {field: 'y'}, {field: 1}],
      });
      expectError(reply, 400, 'DataValidationError', '/0/field: must be integer');
      assert.equal(errorsOf(reply).length, 2);
      assert.deepEqual(dataOf(await client.data('read', {schema, filter: {}})), []);
    },
  },
  {
    title: 'a value that can not be coerced gets 400',
    async check(client) {
      const properties = {
        at: {type: 'string', format: 'date-time', coerce: true},
        id: {type: 'string', format: 'uuid', coerce: true},
      };
      const schema = await client.newCollection({type: 'array', items: {properties}});
      const problem = 'must pass "coerce" keyword validation';
      const leapSecond = await client.data('create', {
        schema,
        data: [{at: '2016-12-31T23:59:60Z'}],
      });
      expectError(leapSecond, 400, 'DataValidationError', `/0/at: ${problem}`);
      const urn = await client.data('create', {schema, data: [{id: `urn:uuid:${randomUUID()}`}]});
      expectError(urn, 400, 'DataValidationError', `/0/id: ${problem}`);
    },
  },
  {
    title: 'an _id that is not a UUID gets 500 DatabaseError when the schema does not check it',
    async check(client) {
      const schema = await client.newCollection();
      const reply = await client.data('create', {schema, data: [{}, {_id: 'x'}]});
      expectError(reply, 500, 'DatabaseError');
      assert.deepEqual(dataOf(await client.data('read', {schema, filter: {}})), []);
    },
  },
  {
    title: 'a broken schema is accepted with 201, and uploads get 400',
    async check(client) {
      const broken = [
        {type: 'array', nonsense: true},
        {type: 'array', items: {type: 'string', format: 'nonsense'}},
        {$schema: 'https://json-schema.org/draft/2020-12/schema'},
        {type: 'object'},
      ];
      for (const schema of broken) {
        const id = await client.newCollection(schema);
        expectError(
          await client.data('create', {schema: id, data: [{}]}),
          400,
          'DataValidationError',
        );
      }
      const open = await client.newCollection({});
      expectError(await client.data('create', {schema: open, data: [{}]}), 200);
    },
  },
];
