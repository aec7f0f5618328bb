import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  errorsIn,
  newCollection,
  newOrganization,
  sandboxForSuite,
  type Organization,
} from '../../__tests__/harness';

describe('schemas', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let organization: Organization;
  let token = '';

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    organization = await newOrganization(url);
    token = organization.token;
  });

  const upload = (schema: string, data: unknown) =>
    call(url, 'POST', '/api/v1/data/create', {token, body: {schema, data}});

  it('are listed with owner, schema, and times, and in the account', async () => {
    const own = await newOrganization(url);
    const id = await newCollection(url, own.token, {type: 'array'});
    const {json} = await call(url, 'GET', '/api/v1/schemas', {token: own.token});
    expect(json).toEqual({
      data: [
        {
          _id: id,
          name: 'Records',
          schema: {type: 'array'},
          owner: own.identity.did,
          _created: expect.any(String) as string,
          _updated: expect.any(String) as string,
        },
      ],
    });
    const account = await call(url, 'GET', '/api/v1/accounts', {token: own.token});
    expect(account.json).toMatchObject({data: {schemas: [id]}});
  });

  it('ignore unknown keys of the body', async () => {
    const _id = randomUUID();
    const body = {_id, name: 'n', schema: {type: 'array'}, keys: ['_id']};
    expect((await call(url, 'POST', '/api/v1/schemas', {token, body})).status).toBe(201);
  });

  it('respond with 500 to an id that is already used, even by another owner', async () => {
    const id = await newCollection(url, token);
    const other = await newOrganization(url);
    const response = await call(url, 'POST', '/api/v1/schemas', {
      token: other.token,
      body: {_id: id, name: 'n', schema: {}},
    });
    expect([response.status, errorsIn(response)[0]]).toEqual([500, 'DatabaseError']);
  });

  it('are deleted with their data: 204, then 404', async () => {
    const id = await newCollection(url, token);
    await upload(id, [{_id: randomUUID(), name: 'a'}]);
    const remove = () => call(url, 'DELETE', '/api/v1/schemas', {token, body: {id}});
    const first = await remove();
    expect([first.status, first.text]).toEqual([204, '']);
    expect((await remove()).status).toBe(404);
    const read = await call(url, 'POST', '/api/v1/data/read', {
      token,
      body: {schema: id, filter: {}},
    });
    expect(read.status).toBe(404);
  });

  it.each([
    [
      'an unknown keyword',
      {type: 'array', nonsense: 1},
      'strict mode: unknown keyword: "nonsense"',
    ],
    [
      'an unknown format',
      {type: 'array', items: {type: 'string', format: 'nonsense'}},
      'unknown format "nonsense"',
    ],
    [
      'a later draft',
      {$schema: 'https://json-schema.org/draft/2020-12/schema', type: 'array'},
      'no schema with key or ref',
    ],
    [
      'coerce without a format',
      {type: 'array', items: {properties: {a: {type: 'string', coerce: true}}}},
      'Coerce keyword requires format to be specified',
    ],
    [
      'coerce with another format',
      {type: 'array', items: {properties: {a: {type: 'string', format: 'email', coerce: true}}}},
      'Unsupported format for coercion: email',
    ],
    ['a root that is not an array', {type: 'object'}, ': must be object'],
  ])('are accepted with an error that uploads report: %s', async (_, schema, message) => {
    const id = await newCollection(url, token, schema);
    const response = await upload(id, [{_id: randomUUID(), a: 'x'}]);
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['DataValidationError', expect.stringContaining(message)]);
  });

  it('may use the usual formats and numeric', async () => {
    const properties = {
      mail: {type: 'string', format: 'email'},
      day: {type: 'string', format: 'date'},
      amount: {type: 'string', format: 'numeric'},
    };
    const id = await newCollection(url, token, {
      type: 'array',
      items: {type: 'object', properties},
    });
    const good = {mail: 'a@example.org', day: '2025-06-01', amount: '-12.5'};
    expect((await upload(id, [good])).status).toBe(200);
    for (const wrong of [{mail: 'a'}, {day: 'June'}, {amount: 'twelve'}]) {
      expect((await upload(id, [{...good, ...wrong}])).status).toBe(400);
    }
  });
});
