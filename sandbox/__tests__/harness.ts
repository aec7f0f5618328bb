/** A sandbox for tests: strict, on free ports, with helpers to call it. Every mismatch fails the suite. */
import {randomUUID} from 'node:crypto';
import {createJWT, ES256KSigner} from 'did-jwt';
import {afterAll, beforeAll, expect} from 'vitest';
import type {Mismatch} from '../options';
import {freshIdentity, type Identity} from '../identity';
import {startSandbox, type Sandbox, type SandboxOptions} from '../index';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
}

export async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return {status: response.status, text, headers: response.headers, json};
}

/** Fields in which a node takes more than the specification asks for, such as numbers as text. */
const lenientFieldRegex =
  /^request\/(?:temperature|top_p|max_tokens|stream|tools|variables\/[^/]+|data\/\d+\/_id)\b/;

/** Whether an exchange breaks the specification only by what the node is known to take beyond it. */
export const isLenience = ({problems}: Mismatch): boolean =>
  problems.every((problem) => lenientFieldRegex.test(problem));

/** Starts a sandbox for the suite, and fails it when an exchange broke the specification. */
export function sandboxForSuite(options: SandboxOptions = {}): () => Sandbox {
  let sandbox: Sandbox | undefined;
  const mismatches: Mismatch[] = [];
  beforeAll(async () => {
    const onMismatch = (mismatch: Mismatch): void => {
      if (!isLenience(mismatch)) mismatches.push(mismatch);
    };
    sandbox = await startSandbox({port: 0, onMismatch, ...options});
  });
  afterAll(async () => {
    await sandbox?.stop();
    expect(mismatches).toEqual([]);
  });
  return () => {
    if (sandbox === undefined)
      throw new Error('The sandbox is started in beforeAll: call this in a test.');
    return sandbox;
  };
}

/** Calls one node. An object is sent as JSON, a string as it is. */
export async function call(
  url: string,
  method: string,
  path: string,
  {body, token, headers}: {body?: unknown; token?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return read(
    await fetch(url + path, {
      method,
      ...(text === undefined ? {} : {body: text}),
      headers: {
        ...(text === undefined ? {} : {'content-type': 'application/json'}),
        ...(token === undefined ? {} : {authorization: `Bearer ${token}`}),
        ...headers,
      },
    }),
  );
}

export async function nodeDid(url: string): Promise<string> {
  const {json} = await call(url, 'GET', '/about');
  return (json as {did: string}).did;
}

/** A token signed by `identity`; `claims` as they are, nothing is added. */
export function tokenOf(identity: Identity, claims: Record<string, unknown>): Promise<string> {
  const signer = ES256KSigner(identity.secretKey);
  return createJWT(claims, {issuer: identity.did, signer}, {alg: 'ES256K'});
}

export interface Organization {
  readonly identity: Identity;
  readonly token: string;
}

/** A new organization, registered at one node, with a token for it. */
export async function newOrganization(url: string): Promise<Organization> {
  const identity = freshIdentity();
  const {did, publicKey} = identity;
  const registered = await call(url, 'POST', '/api/v1/accounts', {
    body: {did, publicKey, name: 'Test organization'},
  });
  expect(registered.status).toBe(201);
  return {identity, token: await tokenOf(identity, {aud: await nodeDid(url)})};
}

const recordSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      name: {type: 'string'},
      at: {type: 'string', format: 'date-time', coerce: true},
      amount: {type: 'string', format: 'numeric', coerce: true},
      tags: {type: 'array', items: {type: 'string'}},
    },
    required: ['_id', 'name'],
    additionalProperties: false,
  },
};

/** A new collection; returns its id. */
export async function newCollection(
  url: string,
  token: string,
  schema: unknown = recordSchema,
): Promise<string> {
  const _id = randomUUID();
  const added = await call(url, 'POST', '/api/v1/schemas', {
    token,
    body: {_id, name: 'Records', schema},
  });
  expect([added.status, added.text]).toEqual([201, '']);
  return _id;
}
