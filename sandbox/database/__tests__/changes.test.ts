import {randomUUID} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {errorsIn} from '../../__tests__/harness';
import {fourDocuments, nextMillisecond} from './fourDocuments';

describe('changing and deleting data', () => {
  const {ids, post, data, count, useNewCollection} = fourDocuments();

  it('keeps fields that are named like methods, and changes the fields next to them', async () => {
    const odd = {toString: 0, constructor: null};
    expect((await data('update', {filter: {name: 'n1'}, update: {$set: {odd}}})).status).toBe(200);
    const update = {$set: {name: 'changed'}};
    expect((await data('update', {filter: {name: 'n1'}, update})).status).toBe(200);
    const {json} = await data('read', {filter: {name: 'changed'}});
    expect(json).toMatchObject({data: [{name: 'changed', odd}]});
  });

  it('reports an error of an update as MongoDB does', async () => {
    const response = await data('update', {filter: {}, update: {$set: {name: 1}, $inc: {name: 1}}});
    const errmsg = "updating the path 'name' would create a conflict at 'name'";
    expect(errorsIn(response)).toEqual([
      'DatabaseError',
      'updateMany',
      `cause: {"errorLabelSet":{},"errorResponse":{"index":0,"errmsg":"${errmsg}","code":2},"index":0,"code":2}`,
    ]);
  });

  it.each(['', 'a..b', 'a.'])('refuses to update the field %j as MongoDB does', async (field) => {
    const response = await data('update', {filter: {}, update: {$set: {[field]: 1}}});
    expect(response.status).toBe(500);
    expect(errorsIn(response)[2]).toContain(
      `The update path '${field}' contains an empty field name","code":56`,
    );
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
    await useNewCollection({type: 'array'});
    const filter = {_id: ids[0]};
    await data('create', {data: [filter]});
    expect(await count(filter)).toBe(1);
    const updated = await data('update', {filter, update: {$set: {name: 'x'}}});
    expect(updated.json).toMatchObject({data: {matchedCount: 1}});
    expect((await data('delete', {filter})).json).toMatchObject({data: {deletedCount: 1}});
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
    await nextMillisecond();
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
    [{$set: {'name.first': 'x'}}],
    [{$inc: {'name.count': 1}}],
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
    const wrapped = await post('flush', {data: {schema: randomUUID()}});
    expect(wrapped.status).toBe(400);
  });

  it('refuses paths that reach a prototype', async () => {
    const paths = [
      ['__proto__.polluted', 500],
      ['constructor.prototype.polluted', 200],
    ] as const;
    for (const [path, status] of paths) {
      const reply = await data('update', {filter: {}, update: {$set: {[path]: 1}}});
      expect(reply.status).toBe(status);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    }
  });
});
