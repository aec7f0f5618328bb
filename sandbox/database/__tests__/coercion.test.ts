import {describe, expect, it} from 'vitest';
import {fourDocuments} from './fourDocuments';

describe('ids and dates in filters', () => {
  const {ids, data, count, useNewCollection} = fourDocuments();

  it('reads _id strings as UUIDs, alone and in $in', async () => {
    expect(await count({_id: ids[0]})).toBe(1);
    expect(await count({_id: ids[0]?.toUpperCase()})).toBe(1);
    expect(await count({_id: {$in: ids.slice(0, 3)}})).toBe(3);
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
    await useNewCollection({
      items: {
        properties: {
          own: {properties: {at: {type: 'string', format: 'date-time', coerce: true}}},
        },
      },
    });
    await data('create', {data: [{own: {at}}]});
    expect(await count({'own.at': at, $coerce: {'own.at': 'date'}})).toBe(1);
  });
});
