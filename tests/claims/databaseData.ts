/** Claims about reading, updating, and deleting the documents of a database node. */
import assert from 'node:assert/strict';
import {setImmediate} from 'node:timers/promises';
import type {Claim} from './claim';
import {dataOf, expectError, type Client} from './client';

/** Waits until the clock shows another millisecond. A node orders documents by the millisecond of their creation. */
async function nextMillisecond(): Promise<void> {
  const start = Date.now();
  while (Date.now() === start) await setImmediate();
}

/** Uploads 30 documents, one after the other, with increasing numbers. Returns the collection. */
async function newNumbers(client: Client): Promise<string> {
  const schema = await client.newCollection();
  for (let number = 0; number < 30; number += 1) {
    await client.data('create', {schema, data: [{number}]});
    await nextMillisecond();
  }
  return schema;
}

const numbersIn = (documents: {number: number}[]): number[] => documents.map(({number}) => number);

export const databaseDataClaims: readonly Claim[] = [
  {
    title: 'a read returns every match, newest first',
    async check(client) {
      const schema = await newNumbers(client);
      const reply = await client.data('read', {schema, filter: {}});
      const numbers = numbersIn(dataOf(reply));
      assert.equal(reply.status, 200);
      assert.deepEqual(
        numbers,
        Array.from({length: 30}, (_, index) => 29 - index),
      );
    },
  },
  {
    title: 'the tail has the newest 25 documents, newest first',
    async check(client) {
      const schema = await newNumbers(client);
      const reply = await client.data('tail', {schema});
      assert.equal(reply.status, 200);
      const numbers = numbersIn(dataOf(reply));
      assert.deepEqual(
        numbers,
        Array.from({length: 25}, (_, index) => 29 - index),
      );
    },
  },
  {
    title: 'a filter may be empty to read and to update, but not to delete',
    async check(client) {
      const schema = await client.newCollection();
      expectError(await client.data('read', {schema, filter: {}}), 200);
      const update = {$set: {a: 1}};
      expectError(await client.data('update', {schema, filter: {}, update}), 200);
      const deleted = await client.data('delete', {schema, filter: {}});
      expectError(deleted, 400, 'key=filter, reason=Filter cannot be empty');
    },
  },
  {
    title: 'an update without operators, or that changes a field twice, gets 500 DatabaseError',
    async check(client) {
      const schema = await client.newCollection();
      const reply = await client.data('update', {schema, filter: {}, update: {name: 'x'}});
      expectError(reply, 500, 'DatabaseError');
      await client.data('create', {schema, data: [{a: 1}]});
      const twice = {$set: {a: 2}, $inc: {a: 1}};
      const repeated = await client.data('update', {schema, filter: {}, update: twice});
      expectError(repeated, 500, 'DatabaseError');
    },
  },
  {
    title: 'update, delete, and delete all return 200 with the result of the database',
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{a: 1}, {a: 2}]});
      const updated = await client.data('update', {
        schema,
        filter: {a: 1},
        update: {$set: {a: 3}},
      });
      const {matchedCount, modifiedCount, acknowledged} = dataOf<Record<string, unknown>>(updated);
      assert.deepEqual(
        [updated.status, acknowledged, matchedCount, modifiedCount],
        [200, true, 1, 1],
      );
      const none = await client.data('delete', {schema, filter: {a: 9}});
      assert.deepEqual(dataOf(none), {acknowledged: true, deletedCount: 0});
      const deleted = await client.data('delete', {schema, filter: {a: 2}});
      assert.deepEqual(dataOf(deleted), {acknowledged: true, deletedCount: 1});
      const flushed = await client.data('flush', {schema});
      assert.deepEqual(dataOf(flushed), {acknowledged: true, deletedCount: 1});
      expectError(await client.data('flush', {data: {schema}}), 400);
    },
  },
  {
    title: 'a string that is not a UUID gets 500 in plain text; "", 5, and null find nothing',
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{}]});
      const read = (_id: unknown) => client.data('read', {schema, filter: {_id}});
      expectError(await read('x'), 500, 'Internal Server Error');
      for (const _id of ['', 5, null]) assert.deepEqual(dataOf(await read(_id)), []);
      const values = {v: {type: 'array', description: 'd', items: {type: 'string'}}};
      expectError(await client.runQuery([], values, {v: null}), 500, 'Internal Server Error');
    },
  },
  {
    title: 'a $coerce type that is not a string gets 500 in plain text',
    async check(client) {
      const schema = await client.newCollection();
      const filter = {a: 'x', $coerce: {a: 5}};
      expectError(await client.data('read', {schema, filter}), 500, 'Internal Server Error');
      const ignored = {a: 'x', $coerce: {a: 'number'}};
      expectError(await client.data('read', {schema, filter: ignored}), 200);
    },
  },
  {
    title:
      'a filter and a pipeline that the database rejects get 500 DatabaseError with the operation',
    check: async (client) => {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{}]});
      const filter = {$or: []};
      const body = {schema, filter};
      expectError(await client.data('read', body), 500, 'DatabaseError', 'findMany');
      expectError(await client.data('delete', body), 500, 'DatabaseError', 'deleteMany');
      const update = {$set: {a: 1}};
      expectError(await client.data('update', {...body, update}), 500, 'DatabaseError');
      const pipeline = [{$project: {x: {$divide: [1, 0]}}}];
      const rows = await client.runQuery(pipeline, {}, {}, schema);
      expectError(rows, 500, 'DatabaseError', 'runAggregation');
    },
  },
];
