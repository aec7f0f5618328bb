import {randomUUID} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {errorsIn} from '../../__tests__/harness';
import {fourDocuments, nextMillisecond} from './fourDocuments';

describe('reading data', () => {
  const {data, count} = fourDocuments();

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

  it('responds with 500 to a NUL character in a key of a filter', async () => {
    const response = await data('read', {filter: {'na\0me': 'n1'}});
    expect([response.status, errorsIn(response)[0]]).toEqual([500, 'DatabaseError']);
  });

  it('reads newest first', async () => {
    await nextMillisecond();
    await data('create', {data: [{_id: randomUUID(), name: 'newest'}]});
    const {json} = await data('read', {filter: {}});
    expect((json as {data: {name: string}[]}).data[0]?.name).toBe('newest');
  });

  it('returns the newest 25 documents in the tail', async () => {
    await nextMillisecond();
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
});
