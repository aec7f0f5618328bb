import {Hono} from 'hono';
import {describe, expect, it} from 'vitest';
import {call, newOrganization, nodeDid, sandboxForSuite, tokenOf} from '../../__tests__/harness';
import facts from '../../../src/config/facts.json';
import {didOf, freshIdentity} from '../../identity';
import {register as registerAt} from '../accounts';
import {databaseNode} from '../app';

describe('accounts', () => {
  const sandbox = sandboxForSuite();
  const url = (): string => sandbox().databaseUrls[0] ?? '';
  const register = (body: unknown) => call(url(), 'POST', '/api/v1/accounts', {body});

  it('derives DIDs as the documented nodes do', () => {
    for (const {publicKey, did} of [facts.node1, facts.node2, facts.node3])
      expect(didOf(publicKey)).toBe(did);
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
      errors: [
        'DatabaseError',
        '',
        expect.stringMatching(/^cause: \{.*"E11000 duplicate key error /) as string,
      ],
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

  it('takes an empty name', async () => {
    const {did, publicKey} = freshIdentity();
    expect((await register({did, publicKey, name: ''})).status).toBe(201);
  });

  it('starts an organization by the network of the node, whatever its DID names', async () => {
    const identity = freshIdentity('mainnet');
    const {did, publicKey} = identity;
    expect((await register({did, publicKey, name: 'Main'})).status).toBe(201);
    const token = await tokenOf(identity, {aud: await nodeDid(url())});
    const account = await call(url(), 'GET', '/api/v1/accounts', {token});
    expect(account.json).toMatchObject({data: {subscription: {active: true}}});
  });

  it('answers 402 to all that an organization without a subscription asks of a main network node', async () => {
    const node = databaseNode(new Hono(), freshIdentity('mainnet'));
    const organization = freshIdentity();
    registerAt(node.store, node.identity, {...organization, name: 'Test organization'});
    const token = await tokenOf(organization, {aud: node.identity.did});
    for (const path of ['/api/v1/accounts', '/api/v1/schemas', '/api/v1/queries']) {
      const answer = await node.app.request(path, {headers: {authorization: `Bearer ${token}`}});
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({errors: ['Subscription inactive']});
    }
  });
});
