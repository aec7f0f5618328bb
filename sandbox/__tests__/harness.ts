/** A sandbox for tests, with helpers to call it. Contract violations fail the suite. */
import {randomUUID} from 'node:crypto';
import {createJWT, ES256KSigner} from 'did-jwt';
import {afterAll, beforeAll, expect} from 'vitest';
import {newIdentity, type Identity} from '../identity';
import {startSandbox, type Sandbox, type SandboxOptions} from '../index';
import type {ContractViolation} from '../options';

export interface ApiResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The parsed body; undefined when it isn't JSON. */
  readonly json: unknown;
}

export async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return {status: response.status, text, headers: response.headers, json};
}

/** Fields for which a node accepts more than the specification allows, such as numbers as text. */
const lenientFieldRegex =
  /^request\/(?:temperature|top_p|max_tokens|stream|tools|messages\/\d+\/tool_call_id|variables\/[^/]+|data\/\d+\/_id|filter\/\$coerce)\b/;

/** Whether an exchange violates the contract only in what a node is known to accept beyond it. */
export function isKnownLeniency({problems}: ContractViolation): boolean {
  return problems.every((problem) => lenientFieldRegex.test(problem));
}

/** Starts a sandbox for the suite. Fails the suite for contract violations. */
export function sandboxForSuite(options: SandboxOptions = {}): () => Sandbox {
  let sandbox: Sandbox | undefined;
  const violations: ContractViolation[] = [];
  beforeAll(async () => {
    const onViolation = (violation: ContractViolation): void => {
      if (!isKnownLeniency(violation)) violations.push(violation);
    };
    sandbox = await startSandbox({port: 0, onViolation, ...options});
  });
  afterAll(async () => {
    await sandbox?.stop();
    expect(violations).toEqual([]);
  });
  return () => {
    if (sandbox === undefined)
      throw new Error('The sandbox starts in beforeAll: call this inside a test.');
    return sandbox;
  };
}

interface CallOptions {
  /** An object is sent as JSON; a string and bytes are sent as they are. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** Calls one node. */
export async function call(
  url: string,
  method: string,
  path: string,
  {body, token, headers}: CallOptions = {},
): Promise<ApiResponse> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
  const sent = isRaw ? body : JSON.stringify(body);
  const response = await fetch(url + path, {
    method,
    ...(sent === undefined ? {} : {body: sent as BodyInit}),
    headers: {
      ...(sent === undefined ? {} : {'content-type': 'application/json'}),
      ...(token === undefined ? {} : {authorization: `Bearer ${token}`}),
      ...headers,
    },
  });
  return readResponse(response);
}

/** Returns the strings of a database node's JSON error. */
export function errorsIn({json}: ApiResponse): string[] {
  return (json as {errors: string[]}).errors;
}

export async function getNodeDid(url: string): Promise<string> {
  const {json} = await call(url, 'GET', '/about');
  return (json as {did: string}).did;
}

/** Creates a token that an identity signs, with exactly these claims and the issuer. */
export function signToken(identity: Identity, claims: Record<string, unknown>): Promise<string> {
  const signer = ES256KSigner(identity.secretKey);
  return createJWT(claims, {issuer: identity.did, signer}, {alg: 'ES256K'});
}

export interface Organization {
  readonly identity: Identity;
  readonly token: string;
}

/** Registers a new organization with one node. Returns it with a token for that node. */
export async function newOrganization(url: string): Promise<Organization> {
  const identity = newIdentity();
  const {did, publicKey} = identity;
  const registered = await call(url, 'POST', '/api/v1/accounts', {
    body: {did, publicKey, name: 'Test organization'},
  });
  expect(registered.status).toBe(201);
  return {identity, token: await signToken(identity, {aud: await getNodeDid(url)})};
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

/** Adds a collection. Returns its id. */
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
