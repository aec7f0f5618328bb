import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  errorsIn,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type ApiResponse,
} from '../../__tests__/harness';

const scalar = (type: string) => ({type, description: 'd'});
const array = (type: string) => ({type: 'array', description: 'd', items: {type}});

describe('queries', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let token = '';
  let schema = '';

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    ({token} = await newOrganization(url));
    schema = await newCollection(url, token);
    const documents = [1, 2, 3].map((day) => ({
      _id: randomUUID(),
      name: `n${day % 2}`,
      at: `2025-06-0${day}T00:00:00Z`,
      amount: String(day),
    }));
    await call(url, 'POST', '/api/v1/data/create', {token, body: {schema, data: documents}});
  });

  async function add(
    pipeline: unknown,
    variables: object = {},
    collection = schema,
  ): Promise<string> {
    const _id = randomUUID();
    const body = {_id, name: '', schema: collection, variables, pipeline};
    const {status, text} = await call(url, 'POST', '/api/v1/queries', {token, body});
    expect([status, text]).toEqual([201, '']);
    return _id;
  }
  const execute = (id: string, variables: unknown = {}): Promise<ApiResponse> =>
    call(url, 'POST', '/api/v1/queries/execute', {token, body: {id, variables}});
  async function rows(
    pipeline: unknown,
    declared: object = {},
    values: object = {},
  ): Promise<unknown> {
    const {json, status} = await execute(await add(pipeline, declared), values);
    expect(status).toBe(200);
    return (json as {data: unknown}).data;
  }

  it('are listed with variables, pipeline, and owner', async () => {
    const own = await newOrganization(url);
    const _id = randomUUID();
    const body = {_id, name: 'q', schema, variables: {v: array('date')}, pipeline: [{$count: 'n'}]};
    await call(url, 'POST', '/api/v1/queries', {token: own.token, body});
    const {json} = await call(url, 'GET', '/api/v1/queries', {token: own.token});
    const time = expect.any(String) as string;
    expect(json).toEqual({
      data: [{...body, owner: own.identity.did, _created: time, _updated: time}],
    });
  });

  it('are deleted once: 204, then 404', async () => {
    const id = await add([]);
    const remove = () => call(url, 'DELETE', '/api/v1/queries', {token, body: {id}});
    expect((await remove()).status).toBe(204);
    const second = await remove();
    expect(second.status).toBe(404);
    expect(errorsIn(second).slice(0, 3)).toEqual([
      'ResourceAccessDeniedError',
      'type: query',
      `object: ${id}`,
    ]);
  });

  it('respond with 500 to an id that is already used', async () => {
    const _id = await add([]);
    const body = {_id, name: 'n', schema, variables: {}, pipeline: []};
    expect((await call(url, 'POST', '/api/v1/queries', {token, body})).status).toBe(500);
  });

  it('are stored with a broken pipeline and an unknown schema, and fail when run', async () => {
    const broken = await execute(await add([{$nonsense: 1}]));
    expect([broken.status, errorsIn(broken)[0]]).toEqual([500, 'DatabaseError']);
    const nowhere = await execute(await add([], {}, randomUUID()));
    expect(nowhere.status).toBe(400);
    expect(errorsIn(nowhere)).toEqual([
      'DataCollectionNotFoundError',
      expect.stringMatching(/^collection: [0-9a-f-]{36}$/) as string,
    ]);
  });

  it.each([
    ['an unknown type', {v: scalar('integer')}],
    ['no description', {v: {type: 'string'}}],
    ['an array without items', {v: {type: 'array', description: 'd'}}],
  ])('refuse a variable with %s', async (_, variables) => {
    const body = {_id: randomUUID(), name: 'n', schema, variables, pipeline: []};
    expect((await call(url, 'POST', '/api/v1/queries', {token, body})).status).toBe(400);
  });

  it('take an operand with and without a list around it', async () => {
    const columns = {
      text: {$concat: '$name'},
      number: {$abs: ['$amount']},
      items: {$size: [['a', 'b']]},
      total: {$sum: '$amount'},
      totalOfList: {$sum: [['$amount', 1]]},
    };
    const stages = [{$sort: {amount: 1}}, {$limit: 1}, {$project: {_id: 0, ...columns}}];
    expect(await rows(stages)).toEqual([
      {text: 'n1', number: 1, items: 2, total: 1, totalOfList: 2},
    ]);
  });

  it('group objects and constants', async () => {
    const fields = {empty: {$first: {}}, object: {$mergeObjects: {a: '$name'}}, one: {$last: 1}};
    expect(await rows([{$limit: 1}, {$group: {_id: null, ...fields}}])).toEqual([
      {_id: null, empty: {}, object: {a: 'n1'}, one: 1},
    ]);
  });

  it('run the stages that the reference lists', async () => {
    expect(await rows([{$match: {name: 'n1'}}, {$count: 'n'}])).toEqual([{n: 2}]);
    expect(
      await rows([{$group: {_id: '$name', sum: {$sum: '$amount'}}}, {$sort: {_id: 1}}]),
    ).toEqual([
      {_id: 'n0', sum: 2},
      {_id: 'n1', sum: 4},
    ]);
    expect(
      await rows([{$sort: {amount: -1}}, {$skip: 1}, {$limit: 1}, {$project: {_id: 0, amount: 1}}]),
    ).toEqual([{amount: 2}]);
    expect(await rows([{$sortByCount: '$name'}, {$limit: 1}])).toEqual([{_id: 'n1', count: 2}]);
    expect(
      await rows([
        {$facet: {all: [{$count: 'n'}]}},
        {$unwind: '$all'},
        {$replaceRoot: {newRoot: '$all'}},
      ]),
    ).toEqual([{n: 3}]);
    const joined = [
      {$lookup: {from: schema, localField: 'name', foreignField: 'name', as: 'same'}},
    ];
    expect(
      await rows([{$match: {name: 'n0'}}, ...joined, {$project: {_id: 0, n: {$size: '$same'}}}]),
    ).toEqual([{n: 1}]);
  });

  it('replace strings that start with ##, and no others', async () => {
    const pipeline = [
      {$match: {name: {$in: ['##name']}}},
      {$limit: 1},
      {$project: {_id: 0, whole: {$literal: '##name'}, part: {$literal: 'a ##name'}}},
    ];
    expect(await rows(pipeline, {name: scalar('string')}, {name: 'n0'})).toEqual([
      {whole: 'n0', part: 'a ##name'},
    ]);
  });

  it('end the name of a variable at the next ##', async () => {
    const pipeline = [{$limit: 1}, {$project: {_id: 0, whole: {$literal: '##n##m'}}}];
    expect(await rows(pipeline, {n: scalar('string')}, {n: 'a'})).toEqual([{whole: 'a'}]);
  });

  it('report the collection of a query whose collection was deleted', async () => {
    const deleted = await newCollection(url, token);
    const id = await add([], {}, deleted);
    await call(url, 'DELETE', '/api/v1/schemas', {token, body: {id: deleted}});
    const response = await execute(id);
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['DataCollectionNotFoundError', `collection: ${deleted}`]);
  });

  it('find a date range with a date variable, which may be a day', async () => {
    const pipeline = [{$match: {at: {$gte: '##since'}}}, {$count: 'n'}];
    expect(await rows(pipeline, {since: scalar('date')}, {since: '2025-06-02'})).toEqual([{n: 2}]);
  });

  it('report a variable that is not declared', async () => {
    const response = await execute(await add([{$match: {name: '##missing'}}]));
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'VariableInjectionError',
      'Missing pipeline variable: ##missing',
    ]);
  });

  it('require the key variables, and as many values as declared', async () => {
    const id = await add([], {a: scalar('string')});
    const none = await call(url, 'POST', '/api/v1/queries/execute', {token, body: {id}});
    expect(errorsIn(none)).toEqual(['key=variables, reason=Required']);
    const few = await execute(id, {});
    expect([few.status, ...errorsIn(few)]).toEqual([
      400,
      'DataValidationError',
      'Query execution variables count mismatch, expected=1, received=0',
    ]);
  });

  it('respond with 500 in plain text to the right number of values with a wrong name', async () => {
    const {status, text} = await execute(await add([], {a: scalar('string')}), {b: 'x'});
    expect([status, text]).toEqual([500, 'Internal Server Error']);
  });

  it.each([
    [scalar('number'), '7', 400],
    [scalar('boolean'), 'true', 400],
    [scalar('string'), 7, 400],
    [scalar('date'), 'soon', 400],
    [scalar('string'), null, 400],
    [scalar('string'), {}, 400],
    [array('number'), [1, '2'], 400],
    [array('number'), [], 200],
    [array('date'), ['2025-06-01'], 200],
    [scalar('number'), 7, 200],
  ])('check values strictly: %j with %j gets %i', async (declaration, value, status) => {
    const response = await execute(await add([{$limit: 1}], {v: declaration}), {v: value});
    expect(response.status).toBe(status);
    if (status === 400) expect(errorsIn(response)[0]).toBe('DataValidationError');
  });

  it('report the variable with a wrong type and the expected type', async () => {
    const response = await execute(await add([], {level: scalar('number')}), {level: '7'});
    expect([response.status, ...errorsIn(response)]).toEqual([
      400,
      'DataValidationError',
      'key=level, reason=Expected number, received string',
    ]);
  });

  it.each([
    [5, []],
    [{}, []],
    [{0: 'a'}, []],
    [true, []],
    ['abc', ['a', 'b', 'c']],
  ])('read an array from %j', async (value, items) => {
    const pipeline = [{$limit: 1}, {$project: {_id: 0, items: {$literal: '##v'}}}];
    expect(await rows(pipeline, {v: array('string')}, {v: value})).toEqual([{items}]);
  });

  it('respond with 500 in plain text to null instead of an array', async () => {
    const response = await execute(await add([], {v: array('string')}), {v: null});
    expect([response.status, response.text]).toEqual([500, 'Internal Server Error']);
  });

  it.each([
    ['$limit of 0', [{$limit: 0}], '$limit needs a positive number'],
    ['$divide by 0', [{$project: {a: {$divide: [1, 0]}}}], '$divide cannot divide by zero'],
    ['$mod by 0', [{$project: {a: {$mod: [1, 0]}}}], "can't $mod by zero"],
    ['$bucket without boundaries', [{$bucket: {groupBy: '$a'}}], '$bucket needs'],
    ['$or without branches', [{$match: {$or: []}}], 'must be a nonempty array'],
  ])('refuse %s as the database does', async (_, pipeline, message) => {
    const response = await execute(await add(pipeline));
    const [tag, , cause] = errorsIn(response);
    expect([response.status, tag]).toEqual([500, 'DatabaseError']);
    expect(cause).toContain(message);
  });

  it.each([
    ['$out', [{$out: 'elsewhere'}]],
    ['$merge', [{$merge: {into: 'elsewhere'}}]],
  ])('return no rows for %s', async (_, pipeline) => {
    expect(await rows(pipeline)).toEqual([]);
  });
});
