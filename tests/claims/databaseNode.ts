/** Claims about the accounts, tokens, schemas, and queries of a database node, and its general errors. */
import assert from 'node:assert/strict';
import {randomUUID} from 'node:crypto';
import {newIdentity} from '../../sandbox/identity';
import type {Claim} from './claim';
import {dataOf, errorsOf, expectError} from './client';

const now = (): number => Math.floor(Date.now() / 1000);
const scalar = (type: string) => ({type, description: 'd'});

export const databaseNodeClaims: readonly Claim[] = [
  {
    title: 'a body that does not match gets 400 with the top-level key',
    sentences: [
      '400 | key=<field>, reason=<text> | A field of the body is missing or wrong',
      '400 key=…, reason=…',
    ],
    async check(client) {
      const missing = await client.database('POST', '/api/v1/data/read');
      expectError(missing, 400, 'key=schema, reason=Required', 'key=filter, reason=Required');
      const nested = await client.data('create', {schema: randomUUID(), data: [5]});
      assert.match(errorsOf(nested)[0] ?? '', /^key=data, reason=/);
    },
  },
  {
    title: 'a body that is not JSON, or not an object, gets 400',
    sentences: [
      '400 Malformed JSON in request body | Send valid JSON',
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
      '401 Unauthorized | Sign a new token',
      'For every failure, the node returns 401 and the text Unauthorized',
      'Missing credentials | 401 Unauthorized, plain text | 403 Not authenticated',
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
      '404 for a path that looks right | Remove a trailing slash',
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
    title: 'adding a schema or a query returns 201, deleting it 204 and then 404',
    sentences: [
      'The node returns 201 with an empty body',
      'Add query returns 201 with an empty body',
      'Add schema returns 201 with an empty body',
      'returns 204, and 404 the second time',
      'Response of Add schema and Add query | 200 {data: id} | 201, empty',
      'Response of Delete schema and Delete query | 200 {data: id} | 204, empty',
      'POST /api/v1/schemas | 201, empty',
      'DELETE /api/v1/schemas | 204, empty',
      'POST /api/v1/queries | 201, empty',
      'DELETE /api/v1/queries | 204, empty',
      'A second call returns 404',
      'A second call on the same node returns 404',
    ],
    async check(client) {
      const bodies = {
        '/api/v1/schemas': {_id: randomUUID(), name: 'n', schema: {}},
        '/api/v1/queries': {
          _id: randomUUID(),
          name: '',
          schema: randomUUID(),
          variables: {},
          pipeline: [],
        },
      };
      for (const [path, body] of Object.entries(bodies)) {
        const added = await client.database('POST', path, {body});
        assert.deepEqual([added.status, added.text], [201, '']);
        const remove = () => client.database('DELETE', path, {body: {id: body._id}});
        const deleted = await remove();
        assert.deepEqual([deleted.status, deleted.text], [204, '']);
        expectError(await remove(), 404, 'ResourceAccessDeniedError');
      }
    },
  },
  {
    title: 'an id that is already used gets 500 DatabaseError',
    sentences: [
      'If the id of a new schema is already in use, the node returns 500, not 409',
      '500 DatabaseError with E11000 duplicate key error | The id of a collection',
      '500 | DatabaseError, the operation (may be empty), cause: {…} with E11000 duplicate key error | The id of the schema or query is in use',
      'If the id is already in use on this node, the node returns 500',
    ],
    async check(client) {
      const body = {_id: await client.newCollection(), name: 'n', schema: {}};
      const reply = await client.database('POST', '/api/v1/schemas', {body});
      expectError(reply, 500, 'DatabaseError', '');
      assert.match(errorsOf(reply)[2] ?? '', /^cause: .*E11000/);
    },
  },
  {
    title: 'a schema that does not exist or belongs to another organization gets the same 404',
    sentences: [
      'Unknown id, or not yours | 404 ResourceAccessDeniedError',
      'Both causes return ResourceAccessDeniedError',
      '404 ResourceAccessDeniedError in the later run',
      "404 ResourceAccessDeniedError | The collection or query doesn't exist on this node, or belongs to another organization",
      '404 | ResourceAccessDeniedError, type:, object:, user:',
    ],
    async check(client) {
      const schema = randomUUID();
      const reply = await client.data('read', {schema, filter: {}});
      expectError(
        reply,
        404,
        'ResourceAccessDeniedError',
        'type: schema',
        `object: ${schema}`,
        `user: ${client.sandbox.organizationDid}`,
      );
    },
  },
  {
    title: 'a schema name has at least 1 character',
    sentences: ['Schema name | at least 1 character | 400'],
    async check(client) {
      const body = {_id: randomUUID(), name: '', schema: {}};
      expectError(await client.database('POST', '/api/v1/schemas', {body}), 400);
    },
  },
  {
    title: 'a query returns 200 with rows, and nothing for $merge and $out',
    sentences: [
      'POST /api/v1/queries/execute | 200 {data: […]}',
      '$merge and $out return an empty list',
    ],
    async check(client) {
      const schema = await client.newCollection();
      await client.data('create', {schema, data: [{}, {}]});
      const counted = await client.runQuery([{$count: 'n'}], {}, {}, schema);
      assert.deepEqual([counted.status, dataOf(counted)], [200, [{n: 2}]]);
      for (const stage of [{$out: 'elsewhere'}, {$merge: {into: 'elsewhere'}}])
        assert.deepEqual(dataOf(await client.runQuery([stage], {}, {}, schema)), []);
    },
  },
  {
    title: 'wrong variables get 400, and a wrong name gets 500 in plain text',
    sentences: [
      '400 | DataValidationError, key=level, reason=Expected number, received string',
      '400 Query execution variables count mismatch',
      '400 Missing pipeline variable: ##',
      'Query execution variables count mismatch, expected=1, received=0',
      '400 | VariableInjectionError, Missing pipeline variable: ##name',
      'For null it returns 500 with plain text',
      'If the number of variables is right but a name is wrong, the node returns 500 with plain text',
    ],
    async check(client) {
      const number = {level: scalar('number')};
      const none = await client.runQuery([], number);
      const mismatch = 'Query execution variables count mismatch, expected=1, received=0';
      expectError(none, 400, 'DataValidationError', mismatch);
      const text = await client.runQuery([], number, {level: '7'});
      const wrongType = 'key=level, reason=Expected number, received string';
      expectError(text, 400, 'DataValidationError', wrongType);
      const undeclared = await client.runQuery([{$match: {a: '##name'}}]);
      expectError(undeclared, 400, 'VariableInjectionError', 'Missing pipeline variable: ##name');
      const otherName = await client.runQuery([], number, {other: 7});
      expectError(otherName, 500, 'Internal Server Error');
      const array = {v: {...scalar('array'), items: {type: 'string'}}};
      expectError(await client.runQuery([], array, {v: null}), 500, 'Internal Server Error');
    },
  },
  {
    title: 'a query whose collection was deleted gets DataCollectionNotFoundError',
    sentences: [
      '400 | DataCollectionNotFoundError, collection: … | You executed a query whose collection was deleted',
      '400 DataCollectionNotFoundError | You deleted the collection of your query',
      'Stored queries of the collection stay, but fail: executing one returns 400 with DataCollectionNotFoundError',
    ],
    async check(client) {
      const schema = await client.newCollection();
      await client.database('DELETE', '/api/v1/schemas', {body: {id: schema}});
      const reply = await client.runQuery([], {}, {}, schema);
      expectError(reply, 400, 'DataCollectionNotFoundError', `collection: ${schema}`);
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
