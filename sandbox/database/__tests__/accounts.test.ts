import {describe, expect, it} from 'vitest';
import {call, newOrganization, nodeDid, sandboxForSuite, tokenOf} from '../../__tests__/harness';
import {databaseNodes} from '../../../src/config/facts';
import {didOf, freshIdentity} from '../../identity';

describe('accounts', () => {
  const sandbox = sandboxForSuite();
  const url = (): string => sandbox().databaseUrls[0] ?? '';
  const register = (body: unknown) => call(url(), 'POST', '/api/v1/accounts', {body});

  it('derives DIDs as the documented nodes do', () => {
    for (const {publicKey, did} of databaseNodes) expect(didOf(publicKey)).toBe(did);
  });

  it('registers an organization by itself: 201 with an empty body, active on the test network', async () => {
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

  it('refuses a DID that is not the key’s', async () => {
    const {status, json} = await register({
      did: freshIdentity().did,
      publicKey: freshIdentity().publicKey,
      name: 'x',
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({errors: ['DataValidationError', expect.any(String)]});
  });

  it('answers a second registration with 500 DatabaseError', async () => {
    const {identity} = await newOrganization(url());
    const {status, json} = await register({...identity, secretKey: undefined, name: 'again'});
    expect(status).toBe(500);
    expect(json).toMatchObject({
      errors: ['DatabaseError', expect.stringContaining('E11000 duplicate key error')],
    });
  });

  it('refuses the node’s own DID with DuplicateEntryError', async () => {
    const did = await nodeDid(url());
    const {status, json} = await register({did, publicKey: freshIdentity().publicKey, name: 'x'});
    expect([status, (json as {errors: string[]}).errors[0]]).toEqual([400, 'DuplicateEntryError']);
  });

  it('wants 66 hex characters of key', async () => {
    const {did, publicKey} = freshIdentity();
    const {status, json} = await register({did, publicKey: publicKey.slice(2), name: 'x'});
    expect(status).toBe(400);
    expect(json).toMatchObject({errors: [expect.stringMatching(/^key=publicKey, reason=/)]});
  });

  it('starts a main network organization without a subscription: 402 for its collections', async () => {
    const identity = freshIdentity('mainnet');
    const {did, publicKey} = identity;
    expect((await register({did, publicKey, name: 'Main'})).status).toBe(201);
    const token = await tokenOf(identity, {aud: await nodeDid(url())});
    const account = await call(url(), 'GET', '/api/v1/accounts', {token});
    expect(account.json).toMatchObject({data: {subscription: {active: false}}});
    for (const path of ['/api/v1/schemas', '/api/v1/queries']) {
      const {status, json} = await call(url(), 'GET', path, {token});
      expect(status).toBe(402);
      expect(json).toMatchObject({errors: ['Subscription inactive']});
    }
  });
});
