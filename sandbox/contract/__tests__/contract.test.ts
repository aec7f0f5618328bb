import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../src/lib/openapi/operations';
import {Specification} from '../../../src/lib/openapi/specification';
import type {ContractViolation} from '../../options';
import {Contract, contractFor} from '../contract';
import {checkContract} from '../middleware';

const READ = 'POST /api/v1/data/read';
const json = 'application/json';
const document = {
  _id: 'c4e7a903-51d8-4b2f-a6c3-08d9f1e2b374',
  _created: '2025-06-12T10:02:44.190Z',
  _updated: '2025-06-12T10:02:44.190Z',
};

/** Returns the operation of a call. @throws when there is none */
function findOperation({operations}: Contract, call: string): Operation {
  const operation = operations.get(call);
  if (operation === undefined) throw new Error(`no ${call}`);
  return operation;
}

describe('a contract', () => {
  const contract = contractFor('database');
  const read = findOperation(contract, READ);
  const response = (status: number, contentType: string | undefined, body: unknown): string[] => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return contract.responseProblems(read, {status, contentType, text});
  };
  const request = (body: unknown, contentType: string | undefined = json): string[] =>
    contract.requestProblems(read, {
      query: {},
      contentType,
      text: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('accepts requests and responses that match', () => {
    expect(response(200, 'application/json; charset=utf-8', {data: [document]})).toEqual([]);
    expect(response(401, 'text/plain;charset=UTF-8', 'Unauthorized')).toEqual([]);
    expect(request({schema: document._id, filter: {}})).toEqual([]);
  });

  it.each([
    [
      'a status that is not declared',
      418,
      json,
      {},
      /status 418 is not declared \(declared: 200, /,
    ],
    [
      'a media type that is not declared',
      200,
      'text/html',
      '',
      /media type text\/html is not declared/,
    ],
    ['a missing field', 200, json, {}, /response: must have required property 'data'/],
    [
      'a field of a wrong type',
      200,
      json,
      {data: [{...document, _id: 7}]},
      /\/data\/0\/_id: must be string/,
    ],
    ['a wrong format', 200, json, {data: [{...document, _id: 'x'}]}, /must match format "uuid"/],
    ['a text that is not JSON', 200, json, '{', /the body is not JSON/],
    ['another text', 401, 'text/plain', 'No', /must be equal to one of the allowed values/],
  ])('reports %s', (_, status, contentType, body, problem) => {
    expect(response(status, contentType, body).join('\n')).toMatch(problem);
  });

  it('reports a body where none is declared', () => {
    const sample = {status: 201, contentType: json, text: '{"data": 1}'};
    const add = findOperation(contract, 'POST /api/v1/schemas');
    expect(contract.responseProblems(add, sample)).toEqual([
      'response: status 201 declares no body, found {"data": 1}',
    ]);
  });

  it('reports what is wrong with a request', () => {
    expect(request('', undefined)).toEqual(['request: the body is missing']);
    expect(request({schema: 'x', filter: {}})).toEqual([
      'request/schema: must match format "uuid"',
    ]);
    expect(request({filter: {}}, 'text/plain')).toEqual([
      'request: media type text/plain is not declared (declared: application/json)',
    ]);
  });

  it('checks query parameters and events', () => {
    const ai = contractFor('ai');
    const sample = {query: {nonce: 'short'}, contentType: undefined, text: ''};
    expect(ai.requestProblems(findOperation(ai, 'GET /v1/attestation/report'), sample)).toEqual([
      'request: query parameter nonce: must NOT have fewer than 64 characters',
    ]);
    expect(ai.eventProblems('POST /v1/chat/completions', {id: 'x'})).toContain(
      "event: must have required property 'choices'",
    );
  });
});

describe('the middleware', () => {
  function createApp(body: unknown, strict: boolean): {app: Hono; violations: ContractViolation[]} {
    const violations: ContractViolation[] = [];
    const app = new Hono();
    app.use(
      checkContract('database', {
        strict,
        onViolation: (violation) => void violations.push(violation),
      }),
    );
    app.post('/api/v1/data/read', (c) => c.json(body));
    app.get('/elsewhere', (c) => c.json(body));
    return {app, violations};
  }
  const post = (app: Hono, body: unknown) =>
    app.request('/api/v1/data/read', {
      method: 'POST',
      headers: {'content-type': json},
      body: JSON.stringify(body),
    });
  const good = {schema: document._id, filter: {}};

  it('reports a response that breaks the specification', async () => {
    const {app, violations} = createApp({records: []}, false);
    expect((await post(app, good)).status).toBe(200);
    expect(violations).toEqual([
      {operation: READ, status: 200, problems: ["response: must have required property 'data'"]},
    ]);
  });

  it('reports a request that the specification forbids and the sandbox accepts', async () => {
    const {app, violations} = createApp({data: []}, false);
    await post(app, {schema: document._id});
    expect(violations[0]?.problems).toEqual(["request: must have required property 'filter'"]);
  });

  it('responds with 500 and the problems in strict mode', async () => {
    const {app} = createApp({records: []}, true);
    const response = await post(app, good);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({operation: READ, status: 200});
  });

  it('reports calls that no specification declares, in strict mode only', async () => {
    const lenient = createApp({}, false);
    expect((await lenient.app.request('/elsewhere')).status).toBe(200);
    expect(lenient.violations).toEqual([]);
    const {app, violations} = createApp({}, true);
    expect((await app.request('/elsewhere')).status).toBe(500);
    expect(violations).toEqual([
      {
        operation: 'GET /elsewhere',
        status: 200,
        problems: ['request: no such operation in openapi/database.yaml'],
      },
    ]);
  });

  it.each([
    ['GET', '/sandbox/token'],
    ['OPTIONS', '/api/v1/data/read'],
  ])('allows %s %s in strict mode, although it is not an operation', async (method, path) => {
    const {app, violations} = createApp({}, true);
    expect((await app.request(path, {method})).status).toBe(404);
    expect(violations).toEqual([]);
  });

  it('reports undeclared parameters and properties of accepted requests, in strict mode only', async () => {
    const send = (app: Hono) =>
      app.request('/api/v1/data/read?limit=5', {
        method: 'POST',
        headers: {'content-type': json},
        body: JSON.stringify({...good, sort: {_id: 1}}),
      });
    const lenient = createApp({data: []}, false);
    expect((await send(lenient.app)).status).toBe(200);
    expect(lenient.violations).toEqual([]);
    const {app, violations} = createApp({data: []}, true);
    expect((await send(app)).status).toBe(500);
    expect(violations[0]?.problems).toEqual([
      'request: query parameter limit is not declared (declared: none)',
      'request: property sort is not declared (declared: schema, filter)',
    ]);
  });
});

describe('a changed specification', () => {
  /** Returns a contract in which a text of the document is replaced. */
  function changeContract(from: string, to: string): Contract {
    const text = JSON.stringify(contractFor('database').spec.document);
    expect(text).toContain(from);
    return new Contract(new Specification('openapi/database.json', text.replaceAll(from, to)));
  }
  const deleted = {
    status: 200,
    contentType: json,
    text: '{"data":{"acknowledged":true,"deletedCount":1}}',
  };
  const DELETE = 'POST /api/v1/data/delete';
  const problemsOf = (contract: Contract) =>
    contract.responseProblems(findOperation(contract, DELETE), deleted);

  it('does not count an extension (`x-…`) as a status', () => {
    const contract = changeContract('"responses":{"200"', '"responses":{"x-note":"","200"');
    const problems = contract.responseProblems(findOperation(contract, DELETE), {
      ...deleted,
      status: 418,
    });
    expect(problems[0]).toMatch(
      /^response: status 418 is not declared \(declared: 200, [\d, ]+\)$/,
    );
  });

  it('is detected when the sandbox does not change with it', () => {
    expect(problemsOf(contractFor('database'))).toEqual([]);
    expect(problemsOf(changeContract('"deletedCount"', '"removedCount"'))).toEqual([
      "response/data: must have required property 'removedCount'",
    ]);
    expect(
      changeContract('"/api/v1/data/delete"', '"/api/v1/data/remove"').operations.get(DELETE),
    ).toBeUndefined();
  });
});
