import {randomUUID} from 'node:crypto';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {
  call,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type Answer,
} from '../../__tests__/harness';

describe('reading, changing and removing data', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let token = '';
  let schema = '';
  const ids = Array.from({length: 4}, () => randomUUID());

  const data = (operation: string, body: object): Promise<Answer> =>
    call(url, 'POST', `/api/v1/data/${operation}`, {token, body: {schema, ...body}});
  const found = async (filter: object): Promise<number> => {
    const {status, json} = await data('read', {filter});
    expect(status).toBe(200);
    return (json as {data: unknown[]}).data.length;
  };

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    ({token} = await newOrganization(url));
  });

  beforeEach(async () => {
    schema = await newCollection(url, token);
    const documents = ids.map((_id, index) => ({
      _id,
      name: `n${index}`,
      at: `2025-06-0${index + 1}T00:00:00Z`,
      amount: String(index),
      tags: ['all', index % 2 === 0 ? 'even' : 'odd'],
    }));
    expect((await data('create', {data: documents})).status).toBe(200);
  });

  it('reads by equality, comparison, logic and arrays; {} is everything', async () => {
    expect(await found({})).toBe(4);
    expect(await found({name: 'n1'})).toBe(1);
    expect(await found({amount: {$gte: 2}})).toBe(2);
    expect(await found({$or: [{name: 'n0'}, {tags: 'odd'}]})).toBe(3);
    expect(await found({$and: [{amount: {$gt: 0}}, {tags: 'even'}]})).toBe(1);
    expect(await found({name: {$regex: '^n[01]$'}})).toBe(2);
  });

  it('refuses to read without a filter', async () => {
    const {status, json} = await data('read', {});
    expect(status).toBe(400);
    expect(json).toMatchObject({errors: ['key=filter, reason=Required']});
  });

  it('reads _id strings as UUIDs, alone and in $in', async () => {
    expect(await found({_id: ids[0]})).toBe(1);
    expect(await found({_id: ids[0]?.toUpperCase()})).toBe(1);
    expect(await found({_id: {$in: ids.slice(0, 3)}})).toBe(3);
  });

  it('keeps fields that are named like methods, and changes what stands beside them', async () => {
    const odd = {toString: 0, constructor: null};
    expect((await data('update', {filter: {name: 'n1'}, update: {$set: {odd}}})).status).toBe(200);
    const update = {$set: {name: 'changed'}};
    expect((await data('update', {filter: {name: 'n1'}, update})).status).toBe(200);
    const {json} = await data('read', {filter: {name: 'changed'}});
    expect(json).toMatchObject({data: [{name: 'changed', odd}]});
  });

  it('fails unhandled on an _id that is no UUID', async () => {
    const {status, text, headers} = await data('read', {filter: {_id: 'x'}});
    expect([status, text]).toEqual([500, 'Internal Server Error']);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('reads system dates by equality and $in, but not by range', async () => {
    const {json} = await data('read', {filter: {}});
    const created = (json as {data: {_created: string}[]}).data[0]?._created;
    expect(await found({_created: created})).toBe(4);
    expect(await found({_updated: {$in: [created]}})).toBe(4);
    expect(await found({_created: {$gte: '2000-01-01T00:00:00Z'}})).toBe(0);
  });

  it('reads own dates and UUIDs with $coerce', async () => {
    const at = '2025-06-02T00:00:00Z';
    expect(await found({at})).toBe(0);
    expect(await found({at, $coerce: {at: 'date'}})).toBe(1);
    expect(await found({at: {$in: [at]}, $coerce: {at: 'date'}})).toBe(1);
  });

  it('finds, changes and removes by _id when the schema does not coerce it', async () => {
    schema = await newCollection(url, token, {type: 'array'});
    const filter = {_id: ids[0]};
    await data('create', {data: [filter]});
    expect(await found(filter)).toBe(1);
    const updated = await data('update', {filter, update: {$set: {name: 'x'}}});
    expect(updated.json).toMatchObject({data: {matchedCount: 1}});
    expect((await data('delete', {filter})).json).toMatchObject({data: {deletedCount: 1}});
  });

  it('reads newest first', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await data('create', {data: [{_id: randomUUID(), name: 'newest'}]});
    const {json} = await data('read', {filter: {}});
    expect((json as {data: {name: string}[]}).data[0]?.name).toBe('newest');
  });

  it('shows the newest 25 in the tail', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const more = Array.from({length: 24}, (_, index) => ({_id: randomUUID(), name: `m${index}`}));
    await data('create', {data: more});
    const {json} = await data('tail', {});
    const names = (json as {data: {name: string}[]}).data.map(({name}) => name);
    expect(names).toHaveLength(25);
    expect(names.slice(0, 24).every((name) => name.startsWith('m'))).toBe(true);
    expect(names[24]).toMatch(/^n/);
  });

  it('answers an unknown operator of a filter with DatabaseError', async () => {
    const {status, json} = await data('read', {filter: {name: {$nonsense: 1}}});
    expect([status, (json as {errors: string[]}).errors[0]]).toEqual([500, 'DatabaseError']);
  });

  it.each([
    [{name: {$regex: 5}}, '$regex has to be a string'],
    [{amount: {$mod: [2]}}, 'malformed mod, not enough elements'],
    [{$or: []}, '$and/$or/$nor must be a nonempty array'],
  ])('answers the filter %j as the database does', async (filter, message) => {
    const {status, json} = await data('read', {filter});
    const [tag, , cause] = (json as {errors: string[]}).errors;
    expect([status, tag]).toEqual([500, 'DatabaseError']);
    expect(cause).toContain(message);
  });

  it('accepts $comment and $jsonSchema in a filter, and $setOnInsert in an update', async () => {
    expect(await found({name: 'n1', $comment: 'why'})).toBe(1);
    const schema = {properties: {name: {enum: ['n1', 'n2']}}};
    expect(await found({$jsonSchema: schema})).toBe(2);
    const {json} = await data('update', {filter: {}, update: {$setOnInsert: {name: 'x'}}});
    expect(json).toMatchObject({data: {matchedCount: 4, modifiedCount: 0}});
  });

  it('updates by operators and gives the database’s result', async () => {
    const {json} = await data('update', {filter: {tags: 'even'}, update: {$set: {name: 'n0'}}});
    expect(json).toEqual({
      data: {
        acknowledged: true,
        modifiedCount: 1,
        upsertedId: null,
        upsertedCount: 0,
        matchedCount: 2,
      },
    });
    expect(await found({name: 'n0'})).toBe(2);
  });

  it('does not check updates by the schema, and leaves _updated as it is', async () => {
    const before = await data('read', {filter: {_id: ids[0]}});
    await new Promise((resolve) => setTimeout(resolve, 5));
    await data('update', {filter: {_id: ids[0]}, update: {$set: {name: 42, extra: true}}});
    const after = await data('read', {filter: {_id: ids[0]}});
    const [old] = (before.json as {data: Record<string, unknown>[]}).data;
    expect(after.json).toMatchObject({data: [{name: 42, extra: true, _updated: old?._updated}]});
  });

  it('updates all with {}; $coerce does nothing for the fields of an operator', async () => {
    const at = '2030-01-01T00:00:00Z';
    const {json} = await data('update', {filter: {}, update: {$set: {at}, $coerce: {at: 'date'}}});
    expect(json).toMatchObject({data: {matchedCount: 4, modifiedCount: 4}});
    expect(await found({at})).toBe(4);
    expect(await found({at, $coerce: {at: 'date'}})).toBe(0);
  });

  it('lets an update remove and retype _created and _updated', async () => {
    const update = {$unset: {_created: ''}, $set: {_updated: 5}};
    expect((await data('update', {filter: {name: 'n1'}, update})).status).toBe(200);
    const {json} = await data('read', {filter: {}});
    const last = (json as {data: Record<string, unknown>[]}).data.at(-1);
    expect([last?.name, last?._updated, last?._created]).toEqual(['n1', 5, undefined]);
  });

  it('deletes everything for a filter that holds only $coerce', async () => {
    const {json} = await data('delete', {filter: {$coerce: {}}});
    expect(json).toEqual({data: {acknowledged: true, deletedCount: 4}});
  });

  it.each([
    [{}],
    [{name: 'x'}],
    [{$nonsense: {name: 'x'}}],
    [{$set: {_id: randomUUID()}}],
    [{$set: 5}],
    [{$set: {a: 1}, $inc: {'a.b': 1}}],
    [{$set: {'tags.2000000': 1}}],
  ])('answers the update %j with DatabaseError and changes nothing', async (update) => {
    const {status, json} = await data('update', {filter: {}, update});
    expect([status, (json as {errors: string[]}).errors[0]]).toEqual([500, 'DatabaseError']);
    expect(await found({name: 'n0'})).toBe(1);
  });

  it('deletes what matches, but not with an empty filter', async () => {
    const {json} = await data('delete', {filter: {tags: 'odd'}});
    expect(json).toEqual({data: {acknowledged: true, deletedCount: 2}});
    expect(await found({})).toBe(2);
    const empty = await data('delete', {filter: {}});
    expect(empty.status).toBe(400);
    expect(empty.json).toMatchObject({errors: ['key=filter, reason=Filter cannot be empty']});
  });

  it('flushes with {schema}, not with {data: {schema}}', async () => {
    const {json} = await data('flush', {});
    expect(json).toEqual({data: {acknowledged: true, deletedCount: 4}});
    const wrapped = await call(url, 'POST', '/api/v1/data/flush', {token, body: {data: {schema}}});
    expect(wrapped.status).toBe(400);
  });

  it('lets no path reach a prototype', async () => {
    for (const path of ['__proto__.polluted', 'constructor.prototype.polluted']) {
      expect((await data('update', {filter: {}, update: {$set: {[path]: 1}}})).status).toBe(500);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    }
  });
});
