/** Claims about the accounts and tokens of a database node, its calls without a body, and its general errors. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import {newIdentity} from '../../sandbox/identity';
import type {Claim} from './claim';
import {errorsOf, expectError} from './client';

const now = (): number => Math.floor(Date.now() / 1000);

export const databaseNodeClaims: readonly Claim[] = [
  {
    title: 'a body that does not match gets 400 with the top-level key',
    async check(client) {
      const missing = await client.database('POST', '/api/v1/data/read');
      expectError(missing, 400, 'key=schema, reason=Required', 'key=filter, reason=Required');
      const headers = {'content-type': 'text/plain'};
      const body = {schema: randomUUID(), filter: {}};
      const untyped = await client.database('POST', '/api/v1/data/read', {body, headers});
      expectError(untyped, 400, 'key=schema, reason=Required', 'key=filter, reason=Required');
      const nested = await client.data('create', {schema: randomUUID(), data: [5]});
      assert.match(errorsOf(nested)[0] ?? '', /^key=data, reason=/);
    },
  },
  {
    title: 'a body that is not JSON, or not an object, gets 400',
    async check(client) {
      const post = (body: unknown) => client.database('POST', '/api/v1/data/read', {body});
      expectError(await post('{'), 400, 'Malformed JSON in request body');
      expectError(await post(''), 400, 'Malformed JSON in request body');
      expectError(await post([]), 400, 'Expected object, received array');
    },
  },
  {
    title: 'every problem with a token gets 401 and the text Unauthorized',
    async check(client) {
      const get = (authorization: string | null) =>
        client.database('GET', '/api/v1/schemas', {authorization});
      expectError(await get(null), 401, 'Unauthorized');
      expectError(await get('Bearer not.a.token'), 401, 'Unauthorized');
      const unknown = await client.callWithToken(newIdentity(), {aud: await client.nodeDid()});
      expectError(unknown, 401, 'Unauthorized');
      const organization = await client.newOrganization();
      const impostor = {...newIdentity(), did: organization.did};
      expectError(await client.callWithToken(impostor, {}), 401, 'Unauthorized');
      const path = await client.database('GET', '/api/v1/nothing', {authorization: null});
      expectError(path, 401, 'Unauthorized');
    },
  },
  {
    title: 'exp and iat have 300 seconds of grace, exp is optional, and nbf replaces iat',
    async check(client) {
      const organization = await client.newOrganization();
      const aud = await client.nodeDid();
      const statusFor = async (claims: Record<string, unknown>) =>
        (await client.callWithToken(organization, {aud, ...claims})).status;
      assert.equal(await statusFor({exp: undefined}), 200);
      assert.equal(await statusFor({exp: now() - 200}), 200);
      assert.equal(await statusFor({exp: now() - 400}), 401);
      assert.equal(await statusFor({iat: now() + 200}), 200);
      assert.equal(await statusFor({iat: now() + 400}), 401);
      assert.equal(await statusFor({iat: now() + 400, nbf: now()}), 200);
      assert.equal(await statusFor({nbf: now() + 200}), 200);
      assert.equal(await statusFor({nbf: now() + 400}), 401);
    },
  },
  {
    title: 'a path that does not exist gets 404 with a token, or below a public path',
    async check(client) {
      expectError(await client.database('GET', '/api/v1/nothing'), 404);
      expectError(await client.database('PUT', '/api/v1/schemas'), 404);
      expectError(await client.database('GET', '/api/v1/accounts/'), 404);
      const isPublic = [
        ['GET', '/health/'],
        ['GET', '/about/x'],
        ['POST', '/api/v1/accounts/x'],
      ] as const;
      for (const [method, path] of isPublic)
        expectError(await client.database(method, path, {authorization: null}), 404);
    },
  },
  {
    title: 'an organization without a subscription gets 402 for every call',
    options: {network: 'mainnet'},
    async check(client) {
      for (const path of ['/api/v1/accounts', '/api/v1/schemas', '/api/v1/queries'])
        expectError(await client.database('GET', path), 402, 'Subscription inactive');
    },
  },
  {
    title: 'registration returns 201, and refuses wrong keys and repetitions',
    async check(client) {
      const {did, publicKey} = newIdentity();
      assert.match(did, /^did:nil:testnet:nillion1[a-z0-9]{38}$/);
      assert.match(publicKey, /^[0-9a-f]{66}$/);
      const first = await client.register({did, publicKey, name: 'x'});
      assert.deepEqual([first.status, first.text], [201, '']);
      expectError(await client.register({did, publicKey, name: 'x'}), 500, 'DatabaseError');
      const wrong = {did: newIdentity().did, publicKey, name: 'x'};
      expectError(await client.register(wrong), 400, 'DataValidationError');
      expectError(await client.register({did, publicKey: '02ab', name: 'x'}), 400);
      const own = {did: await client.nodeDid(), publicKey, name: 'x'};
      expectError(await client.register(own), 400, 'DuplicateEntryError');
    },
  },
  {
    title: 'the calls without a body return 200',
    async check(client) {
      const health = await client.database('GET', '/health', {authorization: null});
      assert.deepEqual([health.status, health.text], [200, 'OK']);
      const about = await client.database('GET', '/about', {authorization: null});
      assert.equal(about.status, 200);
      assert.ok('did' in (about.json as object));
      for (const path of ['/api/v1/accounts', '/api/v1/schemas', '/api/v1/queries']) {
        const reply = await client.database('GET', path);
        assert.equal(reply.status, 200);
        assert.deepEqual(Object.keys(reply.json as object), ['data']);
      }
    },
  },
  {
    title: 'a preflight from an allowed origin gets 204, and may be cached for 3600 seconds',
    async check(client) {
      const {status, headers} = await client.database('OPTIONS', '/api/v1/schemas', {
        authorization: null,
        headers: {origin: 'https://app.nillion.com', 'access-control-request-method': 'GET'},
      });
      assert.equal(status, 204);
      assert.equal(headers.get('access-control-max-age'), '3600');
      assert.equal(headers.get('access-control-allow-headers'), 'Content-Type,Authorization');
      assert.equal(headers.get('access-control-allow-methods'), 'GET,POST,DELETE');
    },
  },
  {
    title: 'a request that takes too long gets 504 and the text Gateway Timeout',
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{name: `${'a'.repeat(40)}!`}]});
      const filter = {name: {$regex: '^(a+)+$'}};
      expectError(await client.data('read', {schema, filter}), 504, 'Gateway Timeout');
    },
  },
];
