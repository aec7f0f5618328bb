import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  errorsIn,
  newCollection,
  newOrganization,
  sandboxForSuite,
} from '../../__tests__/harness';

const newQuery = () => ({
  _id: randomUUID(),
  name: '',
  schema: randomUUID(),
  variables: {},
  pipeline: [],
});

describe('errors of the database node', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let token = '';

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    ({token} = await newOrganization(url));
  });

  it('are JSON with a time and strings', async () => {
    const {json} = await call(url, 'POST', '/api/v1/data/read', {token, body: {filter: {}}});
    expect(json).toEqual({
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      errors: ['key=schema, reason=Required'],
    });
  });

  it('name each key of a body that does not match, without a tag', async () => {
    const response = await call(url, 'POST', '/api/v1/schemas', {
      token,
      body: {_id: 'x', name: ''},
    });
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'key=_id, reason=Invalid uuid',
      'key=name, reason=String must contain at least 1 character(s)',
      'key=schema, reason=Required',
    ]);
  });

  it('name no key of a body that is not an object', async () => {
    const response = await call(url, 'POST', '/api/v1/data/read', {token, body: []});
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['Expected object, received array']);
  });

  it('treat a missing body as an empty object', async () => {
    const response = await call(url, 'POST', '/api/v1/data/read', {token});
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'key=schema, reason=Required',
      'key=filter, reason=Required',
    ]);
  });

  it('report malformed JSON in plain text', async () => {
    const {status, text, headers} = await call(url, 'POST', '/api/v1/data/read', {
      token,
      body: '{"schema":',
    });
    expect([status, text]).toEqual([400, 'Malformed JSON in request body']);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['GET', '/api/v1/nothing'],
    ['PUT', '/api/v1/schemas'],
    ['GET', '/api/v1/accounts/'],
  ])('are 401 for %s %s, and 404 with a valid token', async (method, path) => {
    const withoutToken = await call(url, method, path);
    expect([withoutToken.status, withoutToken.text]).toEqual([401, 'Unauthorized']);
    const {status, headers} = await call(url, method, path, {token});
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['GET', '/health/'],
    ['GET', '/healthz'],
    ['GET', '/about/x'],
    ['POST', '/api/v1/accounts/x'],
  ])('are 404 for %s %s even without a token: the path begins with a public one', async (...of) => {
    const [method, path] = of;
    expect((await call(url, method, path)).status).toBe(404);
  });

  it.each([
    ['data', '/api/v1/data/create', {schema: randomUUID(), data: [{}, 5]}],
    [
      'variables',
      '/api/v1/queries',
      {...newQuery(), variables: {a: {type: 'string', description: 5}}},
    ],
    ['pipeline', '/api/v1/queries', {...newQuery(), pipeline: [5]}],
  ])('name only the top-level key: %s', async (key, path, body) => {
    const response = await call(url, 'POST', path, {token, body});
    expect(response.status).toBe(400);
    expect(errorsIn(response)[0]).toMatch(new RegExp(`^key=${key}, reason=`));
  });

  it('treat a body with another media type as missing', async () => {
    const response = await call(url, 'POST', '/api/v1/data/read', {
      token,
      headers: {'content-type': 'text/plain'},
      body: {schema: randomUUID(), filter: {}},
    });
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'key=schema, reason=Required',
      'key=filter, reason=Required',
    ]);
  });

  it('are the same 404 for a schema that does not exist and one of another owner', async () => {
    const other = await newOrganization(url);
    const theirs = await newCollection(url, other.token);
    for (const schema of [randomUUID(), theirs]) {
      const response = await call(url, 'POST', '/api/v1/data/read', {
        token,
        body: {schema, filter: {}},
      });
      expect(response.status).toBe(404);
      expect(errorsIn(response)).toEqual([
        'ResourceAccessDeniedError',
        'type: schema',
        `object: ${schema}`,
        expect.stringMatching(/^user: did:/),
      ]);
    }
  });

  it('leave the media type of empty bodies as text/plain', async () => {
    const body = {_id: randomUUID(), name: 'n', schema: {}};
    const added = await call(url, 'POST', '/api/v1/schemas', {token, body});
    const deleted = await call(url, 'DELETE', '/api/v1/schemas', {token, body: {id: body._id}});
    for (const {text, headers} of [added, deleted]) {
      expect(text).toBe('');
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
    }
  });
});
