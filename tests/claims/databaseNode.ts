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
    sentences: [
      '400 | key=<field>, reason=<text> | A field of the body is missing or wrong',
      '400 key=…, reason=…',
      '400 | key=<field>, reason=<text> for a field that the body contains',
    ],
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
    sentences: [
      "400 Malformed JSON in request body | The body is empty or isn't JSON",
      "400 | Malformed JSON in request body, plain text | The body is empty or isn't JSON",
      '400 | Expected object, received array | The body is JSON, but not an object',
    ],
    async check(client) {
      const post = (body: unknown) => client.database('POST', '/api/v1/data/read', {body});
      expectError(await post('{'), 400, 'Malformed JSON in request body');
      expectError(await post(''), 400, 'Malformed JSON in request body');
      expectError(await post([]), 400, 'Expected object, received array');
    },
  },
  {
    title: 'every problem with a token gets 401 and the text Unauthorized',
    sentences: [
      '401 | Unauthorized, plain text | The token is missing, expired, incorrectly signed, or for another node',
      'Both roles get 401 on schemas, data, and queries',
      'The right answer is 401 with the plain text Unauthorized',
      "A node that doesn't know you returns 401",
      'A node rejects every invalid token with 401 and the plain text Unauthorized',
      '401 Unauthorized | The token is missing, expired, or for another node',
      '401 | Unauthorized, plain text, with a correct token',
      'For every failure, the node returns 401 and the text Unauthorized',
      'Missing credentials | 401 Unauthorized, plain text | 403 Not authenticated',
      'Wrong credentials | 401 Unauthorized, plain text | 401 {detail}',
      'Signature | ECDSA over secp256k1 with SHA-256, 64 bytes',
      '401 Unauthorized from a … node | the token has expired',
    ],
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
    sentences: [
      'exp (expiry, in Unix seconds, with a tolerance of 300 seconds)',
      'accepts the token for another 300 seconds. Always send it: without exp, the token never expires',
      'rejects a time more than 300 seconds in the future, unless nbf is present',
      'at exp plus 300 seconds; without exp, never',
    ],
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
    sentences: [
      '404 | plain text | The path or the method is unknown, or the path has a trailing slash. Without a valid token, unknown paths return 401, except below',
      '404 for a path that looks right | The path has a trailing slash',
    ],
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
    sentences: [
      'With an inactive subscription, calls return 402',
      'With an inactive account, every call that needs a token returns 402 Subscription inactive',
      '402 Subscription inactive | Your account is inactive',
      '402 | Subscription inactive',
      'Without an active subscription, the node returns 402 for every call',
      'call Accounts with a token: 200 means active, 402 means inactive',
    ],
    options: {network: 'mainnet'},
    async check(client) {
      for (const path of ['/api/v1/accounts', '/api/v1/schemas', '/api/v1/queries'])
        expectError(await client.database('GET', path), 402, 'Subscription inactive');
    },
  },
  {
    title: 'registration returns 201, and refuses wrong keys and repetitions',
    sentences: [
      "400 | DataValidationError at registration | The DID wasn't derived from the public key",
      '400 DID not derived from public key',
      'Register organization | POST /api/v1/accounts | 201, empty',
      'The node returns 500 with E11000 duplicate key.',
      'A compressed secp256k1 public key: 33 bytes as 66 hexadecimal characters',
      'A second registration returns 500 DatabaseError',
      '500 | DatabaseError at registration, with E11000 duplicate key error',
      'Public key | exactly 66 hexadecimal characters | 400',
      "400 | DuplicateEntryError | You registered the node's own DID",
      'You get did:nil:testnet:nillion1…, with 38 characters after the 1',
    ],
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
    sentences: [
      'GET /api/v1/accounts | 200 {data}',
      'GET /health | 200 text OK',
      'It returns 200 with the plain text OK',
      'Returns 200 with the text OK',
      'GET /about | 200, no wrapper',
      'GET /api/v1/schemas | 200 {data: […]}',
      'GET /api/v1/queries | 200 {data: […]}',
    ],
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
    sentences: ['A preflight request returns 204 and can be cached for 3600 seconds'],
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
    sentences: [
      '504 Gateway Timeout | The request took more than five minutes',
      '504 | Gateway Timeout, plain text',
    ],
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{name: `${'a'.repeat(40)}!`}]});
      const filter = {name: {$regex: '^(a+)+$'}};
      expectError(await client.data('read', {schema, filter}), 504, 'Gateway Timeout');
    },
  },
];
