import {randomUUID} from 'node:crypto';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {
  call,
  errorsIn,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type ApiResponse,
} from '../../__tests__/harness';

describe('reading, changing, and deleting data', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let token = '';
  let schema = '';
  const ids = Array.from({length: 4}, () => randomUUID());

  const data = (operation: string, body: object): Promise<ApiResponse> =>
    call(url, 'POST', `/api/v1/data/${operation}`, {token, body: {schema, ...body}});
  const count = async (filter: object): Promise<number> => {
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

  it('reads by equality, comparison, logic, and arrays; {} matches everything', async () => {
    expect(await count({})).toBe(4);
    expect(await count({name: 'n1'})).toBe(1);
    expect(await count({amount: {$gte: 2}})).toBe(2);
    expect(await count({$or: [{name: 'n0'}, {tags: 'odd'}]})).toBe(3);
    expect(await count({$and: [{amount: {$gt: 0}}, {tags: 'even'}]})).toBe(1);
    expect(await count({name: {$regex: '^n[01]$'}})).toBe(2);
  });

  it('requires a filter to read', async () => {
    const response = await data('read', {});
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['key=filter, reason=Required']);
  });

  it('reads _id strings as UUIDs, alone and in $in', async () => {
    expect(await count({_id: ids[0]})).toBe(1);
    expect(await count({_id: ids[0]?.toUpperCase()})).toBe(1);
    expect(await count({_id: {$in: ids.slice(0, 3)}})).toBe(3);
  });

  it('keeps fields that are named like methods, and changes the fields next to them', async () => {
    const odd = {toString: 0, constructor: null};
    expect((await data('update', {filter: {name: 'n1'}, update: {$set: {odd}}})).status).toBe(200);
    const update = {$set: {name: 'changed'}};
    expect((await data('update', {filter: {name: 'n1'}, update})).status).toBe(200);
    const {json} = await data('read', {filter: {name: 'changed'}});
    expect(json).toMatchObject({data: [{name: 'changed', odd}]});
  });

  it('responds with 500 in plain text to an _id that is not a UUID', async () => {
    const {status, text, headers} = await data('read', {filter: {_id: 'x'}});
    expect([status, text]).toEqual([500, 'Internal Server Error']);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('reads system dates by equality and $in, but not by range', async () => {
    const {json} = await data('read', {filter: {}});
    const created = (json as {data: {_created: string}[]}).data[0]?._created;
    expect(await count({_created: created})).toBe(4);
    expect(await count({_updated: {$in: [created]}})).toBe(4);
    expect(await count({_created: {$gte: '2000-01-01T00:00:00Z'}})).toBe(0);
  });

  it('reads other dates and UUIDs with $coerce', async () => {
    const at = '2025-06-02T00:00:00Z';
    expect(await count({at})).toBe(0);
    expect(await count({at, $coerce: {at: 'date'}})).toBe(1);
    expect(await count({at: {$in: [at]}, $coerce: {at: 'date'}})).toBe(1);
  });

  it.each(['DATE', 'Date'])('reads $coerce types in any case: %s', async (type) => {
    const at = '2025-06-02T00:00:00Z';
    expect(await count({at, $coerce: {at: type}})).toBe(1);
  });

  it.each(['number', 'date-time', 'int'])('ignores the unknown $coerce type %s', async (type) => {
    expect(await count({name: 'n1', $coerce: {name: type}})).toBe(1);
  });

  it.each(['name', null, ['name']])('ignores $coerce when it is %j', async ($coerce) => {
    expect(await count({name: 'n1', $coerce})).toBe(1);
  });

  it.each([5, true])('responds with 500 in plain text to the $coerce type %j', async (type) => {
    const {status, text} = await data('read', {filter: {name: 'n1', $coerce: {name: type}}});
    expect([status, text]).toEqual([500, 'Internal Server Error']);
  });

  it('does not let $coerce change the type of _id', async () => {
    expect(await count({_id: ids[0], $coerce: {_id: 'date'}})).toBe(1);
  });

  it.each(['', 5, null])('finds nothing with the _id %j', async (_id) => {
    expect(await count({_id})).toBe(0);
  });

  it('coerces in $nin, and in fields with dots in their names', async () => {
    const at = '2025-06-02T00:00:00Z';
    expect(await count({at: {$nin: [at]}, $coerce: {at: 'date'}})).toBe(3);
    expect(await count({_id: {$nin: ids.slice(0, 3)}})).toBe(1);
    schema = await newCollection(url, token, {
      items: {
        properties: {
          own: {properties: {at: {type: 'string', format: 'date-time', coerce: true}}},
        },
      },
    });
    await data('create', {data: [{own: {at}}]});
    expect(await count({'own.at': at, $coerce: {'own.at': 'date'}})).toBe(1);
  });

  it('responds with 500 to a NUL character in a key of a filter', async () => {
    const response = await data('read', {filter: {'na\0me': 'n1'}});
    expect([response.status, errorsIn(response)[0]]).toEqual([500, 'DatabaseError']);
  });

  it('reports an error of an update as MongoDB does', async () => {
    const response = await data('update', {filter: {}, update: {$set: {name: 1}, $inc: {name: 1}}});
    const errmsg = "Updating the path 'name' would create a conflict at 'name'";
    expect(errorsIn(response)).toEqual([
      'DatabaseError',
      'updateMany',
      `cause: {"errorLabelSet":{},"errorResponse":{"index":0,"code":40,"errmsg":"${errmsg}"},"index":0,"code":40}`,
    ]);
  });

  it.each([
    ['', 'An empty update path is not valid.'],
    ['a..b', "The update path 'a..b' contains an empty field name, which is not allowed."],
    ['a.', "The update path 'a.' contains an empty field name, which is not allowed."],
  ])('refuses to update the field %j as MongoDB does', async (field, errmsg) => {
    const response = await data('update', {filter: {}, update: {$set: {[field]: 1}}});
    expect(response.status).toBe(500);
    expect(errorsIn(response)[2]).toContain(`"code":56,"errmsg":"${errmsg}"`);
  });

  it('renames a field, but not to _id, to itself, into itself, or to a number', async () => {
    const rename = (fields: object) => data('update', {filter: {}, update: {$rename: fields}});
    expect((await rename({name: 'title'})).status).toBe(200);
    expect(await count({title: 'n1'})).toBe(1);
    const refused = [{title: '_id'}, {title: 'title'}, {title: 'title.text'}, {title: 5}];
    for (const fields of refused) {
      const response = await rename(fields);
      expect([response.status, errorsIn(response)[0]]).toEqual([500, 'DatabaseError']);
    }
    expect(await count({title: 'n1'})).toBe(1);
  });

  it('finds, changes, and deletes by _id when the schema does not coerce it', async () => {
    schema = await newCollection(url, token, {type: 'array'});
    const filter = {_id: ids[0]};
    await data('create', {data: [filter]});
    expect(await count(filter)).toBe(1);
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

  it('returns the newest 25 documents in the tail', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const more = Array.from({length: 24}, (_, index) => ({_id: randomUUID(), name: `m${index}`}));
    await data('create', {data: more});
    const {json} = await data('tail', {});
    const names = (json as {data: {name: string}[]}).data.map(({name}) => name);
    expect(names).toHaveLength(25);
    expect(names.slice(0, 24).every((name) => name.startsWith('m'))).toBe(true);
    expect(names[24]).toMatch(/^n/);
  });

  it('answers an unknown operator in a filter with DatabaseError', async () => {
    const response = await data('read', {filter: {name: {$nonsense: 1}}});
    expect(response.status).toBe(500);
    expect(errorsIn(response).slice(0, 2)).toEqual(['DatabaseError', 'findMany']);
  });

  it.each([
    [{name: {$regex: 5}}, '$regex has to be a string'],
    [{amount: {$mod: [2]}}, 'malformed mod, not enough elements'],
    [{$or: []}, '$and/$or/$nor must be a nonempty array'],
  ])('refuses the filter %j as the database does', async (filter, message) => {
    const response = await data('read', {filter});
    const [tag, , cause] = errorsIn(response);
    expect([response.status, tag]).toEqual([500, 'DatabaseError']);
    expect(cause).toContain(message);
  });

  it('accepts $comment and $jsonSchema in a filter, and $setOnInsert in an update', async () => {
    expect(await count({name: 'n1', $comment: 'why'})).toBe(1);
    const schema = {properties: {name: {enum: ['n1', 'n2']}}};
    expect(await count({$jsonSchema: schema})).toBe(2);
    const {json} = await data('update', {filter: {}, update: {$setOnInsert: {name: 'x'}}});
    expect(json).toMatchObject({data: {matchedCount: 4, modifiedCount: 0}});
  });

  it('updates with operators and returns the result of the database', async () => {
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
    expect(await count({name: 'n0'})).toBe(2);
  });

  it('does not check updates against the schema, and does not change _updated', async () => {
    const before = await data('read', {filter: {_id: ids[0]}});
    await new Promise((resolve) => setTimeout(resolve, 5));
    await data('update', {filter: {_id: ids[0]}, update: {$set: {name: 42, extra: true}}});
    const after = await data('read', {filter: {_id: ids[0]}});
    const [old] = (before.json as {data: Record<string, unknown>[]}).data;
    expect(after.json).toMatchObject({data: [{name: 42, extra: true, _updated: old?._updated}]});
  });

  it('updates everything with {}; $coerce has no effect on the fields of an operator', async () => {
    const at = '2030-01-01T00:00:00Z';
    const {json} = await data('update', {filter: {}, update: {$set: {at}, $coerce: {at: 'date'}}});
    expect(json).toMatchObject({data: {matchedCount: 4, modifiedCount: 4}});
    expect(await count({at})).toBe(4);
    expect(await count({at, $coerce: {at: 'date'}})).toBe(0);
  });

  it('lets an update remove or retype _created and _updated', async () => {
    const update = {$unset: {_created: ''}, $set: {_updated: 5}};
    expect((await data('update', {filter: {name: 'n1'}, update})).status).toBe(200);
    const {json} = await data('read', {filter: {}});
    const last = (json as {data: Record<string, unknown>[]}).data.at(-1);
    expect([last?.name, last?._updated, last?._created]).toEqual(['n1', 5, undefined]);
  });

  it('deletes everything with a filter that contains only $coerce', async () => {
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
    const response = await data('update', {filter: {}, update});
    expect(response.status).toBe(500);
    expect(errorsIn(response).slice(0, 2)).toEqual(['DatabaseError', 'updateMany']);
    expect(await count({name: 'n0'})).toBe(1);
  });

  it('deletes matching documents, and refuses an empty filter', async () => {
    const {json} = await data('delete', {filter: {tags: 'odd'}});
    expect(json).toEqual({data: {acknowledged: true, deletedCount: 2}});
    expect(await count({})).toBe(2);
    const empty = await data('delete', {filter: {}});
    expect(empty.status).toBe(400);
    expect(errorsIn(empty)).toEqual(['key=filter, reason=Filter cannot be empty']);
  });

  it('deletes all with {schema}, but not with {data: {schema}}', async () => {
    const {json} = await data('flush', {});
    expect(json).toEqual({data: {acknowledged: true, deletedCount: 4}});
    const wrapped = await call(url, 'POST', '/api/v1/data/flush', {token, body: {data: {schema}}});
    expect(wrapped.status).toBe(400);
  });

  it('refuses paths that reach a prototype', async () => {
    for (const path of ['__proto__.polluted', 'constructor.prototype.polluted']) {
      expect((await data('update', {filter: {}, update: {$set: {[path]: 1}}})).status).toBe(500);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    }
  });
});
