import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/config/facts';
import {
  call,
  errorsIn,
  getNodeDid,
  newOrganization,
  sandboxForSuite,
  signToken,
} from '../../__tests__/harness';
import {didFromPublicKey, newIdentity} from '../../identity';
import {registerAccount} from '../accounts';
import {createDatabaseNode} from '../app';

describe('accounts', () => {
  const sandbox = sandboxForSuite();
  const url = (): string => sandbox().databaseUrls[0] ?? '';
  const register = (body: unknown) => call(url(), 'POST', '/api/v1/accounts', {body});

  it('derives the DIDs of the documented nodes from their keys', () => {
    for (const {publicKey, did} of [facts.node1, facts.node2, facts.node3])
      expect(didFromPublicKey(publicKey)).toBe(did);
  });

  it('registers an organization: 201 with an empty body, active on a testnet node', async () => {
    const {identity, token} = await newOrganization(url());
    const {json} = await call(url(), 'GET', '/api/v1/accounts', {token});
    expect(json).toEqual({
      data: {
        _id: identity.did,
        _type: 'organization',
        _created: expect.any(String) as string,
        _updated: expect.any(String) as string,
        publicKey: identity.publicKey,
        name: 'Test organization',
        schemas: [],
        queries: [],
        subscription: {active: true},
      },
    });
  });

  it('refuses a DID that does not derive from the key', async () => {
    const response = await register({
      did: newIdentity().did,
      publicKey: newIdentity().publicKey,
      name: 'x',
    });
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['DataValidationError', 'DID not derived from public key']);
  });

  it('refuses 66 characters that are not hexadecimal with the same text', async () => {
    const {did} = newIdentity();
    const response = await register({did, publicKey: 'z'.repeat(66), name: 'x'});
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual(['DataValidationError', 'DID not derived from public key']);
  });

  it('answers a second registration with 500 DatabaseError', async () => {
    const {identity} = await newOrganization(url());
    const response = await register({...identity, secretKey: undefined, name: 'again'});
    expect(response.status).toBe(500);
    expect(errorsIn(response)).toEqual([
      'DatabaseError',
      'insert',
      expect.stringMatching(/^cause: \{.*"E11000 duplicate key error /) as string,
    ]);
  });

  it("refuses the node's own DID with DuplicateEntryError and the body", async () => {
    const body = {did: await getNodeDid(url()), publicKey: newIdentity().publicKey, name: 'x'};
    const response = await register(body);
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([
      'DuplicateEntryError',
      `document: ${JSON.stringify(body)}`,
    ]);
  });

  it('requires a key of 66 characters', async () => {
    const {did, publicKey} = newIdentity();
    const response = await register({did, publicKey: publicKey.slice(2), name: 'x'});
    expect(response.status).toBe(400);
    expect(errorsIn(response)).toEqual([expect.stringMatching(/^key=publicKey, reason=/)]);
  });

  it('accepts an empty name', async () => {
    const {did, publicKey} = newIdentity();
    expect((await register({did, publicKey, name: ''})).status).toBe(201);
  });

  it('activates the subscription by the network of the node, not of the DID', async () => {
    const identity = newIdentity('mainnet');
    const {did, publicKey} = identity;
    expect((await register({did, publicKey, name: 'Main'})).status).toBe(201);
    const token = await signToken(identity, {aud: await getNodeDid(url())});
    const account = await call(url(), 'GET', '/api/v1/accounts', {token});
    expect(account.json).toMatchObject({data: {subscription: {active: true}}});
  });

  it('responds with 402 to every call of an organization without a subscription', async () => {
    const node = createDatabaseNode(new Hono(), newIdentity('mainnet'), '');
    const organization = newIdentity();
    registerAccount(node.store, node.identity, {...organization, name: 'Test organization'});
    const token = await signToken(organization, {aud: node.identity.did});
    for (const path of ['/api/v1/accounts', '/api/v1/schemas', '/api/v1/queries', '/nowhere']) {
      const response = await node.app.request(path, {headers: {authorization: `Bearer ${token}`}});
      expect(response.status).toBe(402);
      expect(await response.json()).toMatchObject({errors: ['Subscription inactive']});
    }
  });
});

describe('accounts of a mainnet sandbox', () => {
  const sandbox = sandboxForSuite({network: 'mainnet'});

  it('have no subscription: every call with a token gets 402', async () => {
    const {databaseUrls, token} = sandbox();
    const response = await call(databaseUrls[0] ?? '', 'GET', '/api/v1/schemas', {token});
    expect(response.status).toBe(402);
    expect(errorsIn(response)).toEqual(['Subscription inactive']);
  });
});
