import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type Answer,
} from '../../__tests__/harness';

const text = (type: string) => ({type, description: 'd'});
const list = (type: string) => ({type: 'array', description: 'd', items: {type}});

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

  async function add(pipeline: unknown, variables: object = {}, of = schema): Promise<string> {
    const _id = randomUUID();
    const body = {_id, name: '', schema: of, variables, pipeline};
    const {status, text: empty} = await call(url, 'POST', '/api/v1/queries', {token, body});
    expect([status, empty]).toEqual([201, '']);
    return _id;
  }
  const execute = (id: string, variables: unknown = {}): Promise<Answer> =>
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
  const errorsOf = ({json}: Answer): string[] => (json as {errors: string[]}).errors;

  it('are listed with variables, pipeline and owner', async () => {
    const own = await newOrganization(url);
    const _id = randomUUID();
    const body = {_id, name: 'q', schema, variables: {v: list('date')}, pipeline: [{$count: 'n'}]};
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
    expect(errorsOf(second).slice(0, 3)).toEqual([
      'ResourceAccessDeniedError',
      'type: query',
      `object: ${id}`,
    ]);
  });

  it('answer an id that is taken with 500', async () => {
    const _id = await add([]);
    const body = {_id, name: 'n', schema, variables: {}, pipeline: []};
    expect((await call(url, 'POST', '/api/v1/queries', {token, body})).status).toBe(500);
  });

  it('are stored with a broken pipeline and an unknown schema, and fail when run', async () => {
    const broken = await execute(await add([{$nonsense: 1}]));
    expect([broken.status, errorsOf(broken)[0]]).toEqual([500, 'DatabaseError']);
    const nowhere = await execute(await add([], {}, randomUUID()));
    expect(nowhere.status).toBe(400);
    expect(errorsOf(nowhere)).toEqual([
      'DataCollectionNotFoundError',
      expect.stringMatching(/^collection: [0-9a-f-]{36}$/) as string,
    ]);
  });

  it.each([
    ['an unknown type', {v: text('integer')}],
    ['no description', {v: {type: 'string'}}],
    ['an array without items', {v: {type: 'array', description: 'd'}}],
  ])('refuse a variable with %s', async (_, variables) => {
    const body = {_id: randomUUID(), name: 'n', schema, variables, pipeline: []};
    expect((await call(url, 'POST', '/api/v1/queries', {token, body})).status).toBe(400);
  });

  it('run the stages that the node lists', async () => {
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

  it('put variables in wherever a string starts with ##, and nowhere else', async () => {
    const pipeline = [
      {$match: {name: {$in: ['##name']}}},
      {$limit: 1},
      {$project: {_id: 0, whole: {$literal: '##name'}, part: {$literal: 'a ##name'}}},
    ];
    expect(await rows(pipeline, {name: text('string')}, {name: 'n0'})).toEqual([
      {whole: 'n0', part: 'a ##name'},
    ]);
  });

  it('find a date range by a date variable, date-only included', async () => {
    const pipeline = [{$match: {at: {$gte: '##since'}}}, {$count: 'n'}];
    expect(await rows(pipeline, {since: text('date')}, {since: '2025-06-02'})).toEqual([{n: 2}]);
  });

  it('name a variable that was not declared', async () => {
    const {status, json} = await execute(await add([{$match: {name: '##missing'}}]));
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: ['VariableInjectionError', 'Missing pipeline variable: ##missing'],
    });
  });

  it('want the key variables, and exactly as many values as declared', async () => {
    const id = await add([], {a: text('string')});
    const none = await call(url, 'POST', '/api/v1/queries/execute', {token, body: {id}});
    expect(errorsOf(none)).toEqual(['key=variables, reason=Required']);
    const few = await execute(id, {});
    expect([few.status, ...errorsOf(few)]).toEqual([
      400,
      'DataValidationError',
      'Query execution variables count mismatch, expected=1, received=0',
    ]);
  });

  it('fail unhandled on the right number with a wrong name', async () => {
    const {status, text: message} = await execute(await add([], {a: text('string')}), {b: 'x'});
    expect([status, message]).toEqual([500, 'Internal Server Error']);
  });

  it.each([
    [text('number'), '7', 400],
    [text('boolean'), 'true', 400],
    [text('string'), 7, 400],
    [text('date'), 'soon', 400],
    [text('string'), null, 400],
    [text('string'), {}, 400],
    [list('number'), [1, '2'], 400],
    [list('number'), [], 200],
    [list('date'), ['2025-06-01'], 200],
    [text('number'), 7, 200],
  ])('check values strictly: %j given %j is %i', async (declaration, value, status) => {
    const answer = await execute(await add([{$limit: 1}], {v: declaration}), {v: value});
    expect(answer.status).toBe(status);
    if (status === 400) expect(errorsOf(answer)[0]).toBe('DataValidationError');
  });

  it('name the variable of a wrong type and what was expected', async () => {
    const answer = await execute(await add([], {level: text('number')}), {level: '7'});
    expect([answer.status, ...errorsOf(answer)]).toEqual([
      400,
      'DataValidationError',
      'key=level, reason=Expected number, received string',
    ]);
  });

  it.each([
    [5, []],
    [{}, []],
    [true, []],
    ['abc', ['a', 'b', 'c']],
  ])('take the members of %j for an array', async (value, members) => {
    const pipeline = [{$limit: 1}, {$project: {_id: 0, members: {$literal: '##v'}}}];
    expect(await rows(pipeline, {v: list('string')}, {v: value})).toEqual([{members}]);
  });

  it('fail unhandled on null for an array', async () => {
    const answer = await execute(await add([], {v: list('string')}), {v: null});
    expect([answer.status, answer.text]).toEqual([500, 'Internal Server Error']);
  });

  it.each([
    ['$limit of 0', [{$limit: 0}], 'the limit must be positive'],
    ['$divide by 0', [{$project: {a: {$divide: [1, 0]}}}], "can't $divide by zero"],
    ['$mod by 0', [{$project: {a: {$mod: [1, 0]}}}], "can't $mod by zero"],
    ['$or without branches', [{$match: {$or: []}}], '$and/$or/$nor must be a nonempty array'],
  ])('answer %s as the database does', async (_, pipeline, message) => {
    const answer = await execute(await add(pipeline));
    const [tag, , cause] = errorsOf(answer);
    expect([answer.status, tag]).toEqual([500, 'DatabaseError']);
    expect(cause).toContain(message);
  });

  it.each([
    ['$out', [{$out: 'elsewhere'}]],
    ['$merge', [{$merge: {into: 'elsewhere'}}]],
  ])('give no rows for %s', async (_, pipeline) => {
    expect(await rows(pipeline)).toEqual([]);
  });
});
