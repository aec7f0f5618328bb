import {randomUUID} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {call, newCollection, newOrganization, sandboxForSuite} from '../../__tests__/harness';

const query = () => ({
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

  it('name every key of a body that does not match, without a tag', async () => {
    const {status, json} = await call(url, 'POST', '/api/v1/schemas', {
      token,
      body: {_id: 'x', name: ''},
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: [
        'key=_id, reason=Invalid uuid',
        'key=name, reason=String must contain at least 1 character(s)',
        'key=schema, reason=Required',
      ],
    });
  });

  it('treat a missing body as an empty object', async () => {
    const {status, json} = await call(url, 'POST', '/api/v1/data/read', {token});
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: ['key=schema, reason=Required', 'key=filter, reason=Required'],
    });
  });

  it('answer malformed JSON in plain text', async () => {
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
    ['GET', '/health/'],
    ['GET', '/api/v1/accounts/'],
  ])('answer %s %s with 401, and with 404 to a valid token', async (method, path) => {
    const stranger = await call(url, method, path);
    expect([stranger.status, stranger.text]).toEqual([401, 'Unauthorized']);
    const {status, headers} = await call(url, method, path, {token});
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['data', '/api/v1/data/create', {schema: randomUUID(), data: [{}, 5]}],
    [
      'variables',
      '/api/v1/queries',
      {...query(), variables: {a: {type: 'string', description: 5}}},
    ],
    ['pipeline', '/api/v1/queries', {...query(), pipeline: [5]}],
  ])('name the top-level key only: %s', async (key, path, body) => {
    const {status, json} = await call(url, 'POST', path, {token, body});
    expect(status).toBe(400);
    expect((json as {errors: string[]}).errors[0]).toMatch(new RegExp(`^key=${key}, reason=`));
  });

  it('take a media type in capitals for none', async () => {
    const {status, json} = await call(url, 'POST', '/api/v1/data/read', {
      token,
      headers: {'content-type': 'APPLICATION/JSON'},
      body: {schema: randomUUID(), filter: {}},
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: ['key=schema, reason=Required', 'key=filter, reason=Required'],
    });
  });

  it('cover "does not exist" and "not yours" by the same 404', async () => {
    const other = await newOrganization(url);
    const theirs = await newCollection(url, other.token);
    for (const schema of [randomUUID(), theirs]) {
      const {status, json} = await call(url, 'POST', '/api/v1/data/read', {
        token,
        body: {schema, filter: {}},
      });
      expect(status).toBe(404);
      expect(json).toMatchObject({
        errors: [
          'ResourceAccessDeniedError',
          'type: schema',
          `object: ${schema}`,
          expect.stringMatching(/^user: did:/),
        ],
      });
    }
  });

  it('answer 16 MiB and a byte with 413 in plain text, and take 16 MiB', async () => {
    const schema = await newCollection(url, token);
    const bodyOf = (bytes: number): string => {
      const empty = JSON.stringify({schema, filter: {name: ''}});
      return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
    };
    const limit = 16 * 1024 * 1024;
    const fits = await call(url, 'POST', '/api/v1/data/read', {token, body: bodyOf(limit)});
    expect(fits.status).toBe(200);
    const tooLarge = await call(url, 'POST', '/api/v1/data/read', {token, body: bodyOf(limit + 1)});
    expect([tooLarge.status, tooLarge.text]).toEqual([413, 'Payload Too Large']);
  });
});
