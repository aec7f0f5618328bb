/** The sandbox as claims use it: short calls with the credentials that it needs. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import {request} from 'node:http';
import {text as readText} from 'node:stream/consumers';
import {createJWT, ES256KSigner} from 'did-jwt';
import type {Sandbox} from '../../sandbox';
import {newIdentity, type Identity} from '../../sandbox/identity';
import {SANDBOX_DEFAULT_KEY} from '../../src/config/sandbox';

/** A checked response. `json` is undefined when the body isn't JSON. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
}

interface CallOptions {
  /** An object is sent as JSON, a string as it is. */
  readonly body?: unknown;
  /** Default: the credentials of the sandbox. Null sends none. */
  readonly authorization?: string | null;
  readonly headers?: Record<string, string>;
}

/** The strings of an error of the database node. */
export function errorsOf({json}: Reply): string[] {
  return (json as {errors: string[]}).errors;
}

/** The `data` of a response of the database node. */
export function dataOf<Data>({json}: Reply): Data {
  return (json as {data: Data}).data;
}

/** Checks the status of a response, and the beginning of its errors or its whole text. */
export function expectError(reply: Reply, status: number, ...texts: string[]): void {
  assert.equal(reply.status, status, reply.text);
  if (texts.length === 0) return;
  const found = reply.json === undefined ? [reply.text] : errorsOf(reply);
  assert.deepEqual(found.slice(0, texts.length), texts);
}

export class Client {
  constructor(readonly sandbox: Sandbox) {}

  private async send(
    url: string,
    method: string,
    authorization: string | null,
    {body, headers}: CallOptions,
  ): Promise<Reply> {
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      ...(sent === undefined ? {} : {body: sent}),
      headers: {
        ...(sent === undefined ? {} : {'content-type': 'application/json'}),
        ...(authorization === null ? {} : {authorization}),
        ...headers,
      },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return {status: response.status, text, json, headers: response.headers};
  }

  /** Calls the first database node with the token of the sandbox's organization. */
  database(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const {databaseUrls, token} = this.sandbox;
    const {authorization = `Bearer ${token}`} = options;
    return this.send(`${databaseUrls[0]}${path}`, method, authorization, options);
  }

  /** Posts to `/api/v1/data/…`. */
  data(operation: string, body: unknown): Promise<Reply> {
    return this.database('POST', `/api/v1/data/${operation}`, {body});
  }

  ai(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const {authorization = `Bearer ${SANDBOX_DEFAULT_KEY}`} = options;
    return this.send(`${this.sandbox.aiUrl}${path}`, method, authorization, options);
  }

  /** Asks a model. The fields are added to a valid request; a string is sent as it is. */
  chat(fields: object | string, options: CallOptions = {}): Promise<Reply> {
    const model = 'meta-llama/Llama-3.1-8B-Instruct';
    const messages = [{role: 'user', content: 'Hello'}];
    const body = typeof fields === 'string' ? fields : {model, messages, ...fields};
    return this.ai('POST', '/v1/chat/completions', {...options, body});
  }

  /** Adds a collection. Returns its id. */
  async newCollection(schema: object = {type: 'array'}): Promise<string> {
    const _id = randomUUID();
    const body = {_id, name: 'Claims', schema};
    expectError(await this.database('POST', '/api/v1/schemas', {body}), 201);
    return _id;
  }

  /** Adds a query and executes it. */
  async runQuery(
    pipeline: unknown,
    variables: object = {},
    values: unknown = {},
    schema?: string,
  ): Promise<Reply> {
    const id = randomUUID();
    const body = {
      _id: id,
      name: '',
      schema: schema ?? (await this.newCollection()),
      variables,
      pipeline,
    };
    expectError(await this.database('POST', '/api/v1/queries', {body}), 201);
    return this.database('POST', '/api/v1/queries/execute', {body: {id, variables: values}});
  }

  async nodeDid(): Promise<string> {
    return ((await this.database('GET', '/about')).json as {did: string}).did;
  }

  register(body: object): Promise<Reply> {
    return this.database('POST', '/api/v1/accounts', {body, authorization: null});
  }

  /** Registers a new organization. */
  async newOrganization(): Promise<Identity> {
    const identity = newIdentity();
    const {did, publicKey} = identity;
    expectError(await this.register({did, publicKey, name: 'Claims'}), 201);
    return identity;
  }

  /** Returns the response to a call with a token that has exactly these claims and the issuer. */
  async callWithToken(identity: Identity, claims: Record<string, unknown>): Promise<Reply> {
    const signer = ES256KSigner(identity.secretKey);
    const token = await createJWT(claims, {issuer: identity.did, signer}, {alg: 'ES256K'});
    return this.database('GET', '/api/v1/accounts', {authorization: `Bearer ${token}`});
  }

  /** Reads from the database with a body in chunks, without a content length. */
  readChunked(body: string): Promise<Pick<Reply, 'status' | 'text'>> {
    const {databaseUrls, token} = this.sandbox;
    const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'};
    return new Promise((resolve, reject) => {
      const url = `${databaseUrls[0]}/api/v1/data/read`;
      const sent = request(url, {method: 'POST', headers}, (response) => {
        readText(response).then((text) => {
          resolve({status: response.statusCode ?? 0, text});
        }, reject);
      });
      sent.on('error', reject);
      for (let at = 0; at < body.length; at += 1_000_000)
        sent.write(body.slice(at, at + 1_000_000));
      sent.end();
    });
  }
}
