import {beforeAll, describe, expect, it} from 'vitest';
import {call, newOrganization, nodeDid, sandboxForSuite, tokenOf} from '../../__tests__/harness';
import {freshIdentity, type Identity} from '../../identity';

const PATH = '/api/v1/accounts';
const now = (): number => Math.floor(Date.now() / 1000);

describe('authentication', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let aud = '';
  let identity: Identity;

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    aud = await nodeDid(url);
    ({identity} = await newOrganization(url));
  });

  const statusOf = async (claims: Record<string, unknown>, signer = identity): Promise<number> =>
    (await call(url, 'GET', PATH, {token: await tokenOf(signer, claims)})).status;

  it('answers 401 in plain text, whatever the cause', async () => {
    const causes = [
      {},
      {token: 'not.a.token'},
      {headers: {authorization: 'Basic eDp5'}},
      {token: await tokenOf(identity, {aud, exp: now() - 4_000})},
    ];
    for (const options of causes) {
      const {status, text, headers} = await call(url, 'GET', PATH, options);
      expect([status, text]).toEqual([401, 'Unauthorized']);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
    }
  });

  it('takes the scheme name in any case', async () => {
    const token = await tokenOf(identity, {aud});
    const {status} = await call(url, 'GET', PATH, {headers: {authorization: `bEaReR ${token}`}});
    expect(status).toBe(200);
  });

  it.each([
    ['two spaces', 401, (token: string) => `Bearer  ${token}`],
    ['a third word', 200, (token: string) => `Bearer ${token} more`],
  ])('answers %s with %i', async (_, expected, header) => {
    const token = await tokenOf(identity, {aud});
    const {status} = await call(url, 'GET', PATH, {headers: {authorization: header(token)}});
    expect(status).toBe(expected);
  });

  it('answers a preflight of an allowed origin with 204, and no other origin', async () => {
    const preflight = (origin: string) =>
      call(url, 'OPTIONS', PATH, {
        headers: {origin, 'access-control-request-method': 'GET'},
      });
    const {status, headers} = await preflight('https://app.nillion.com');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://app.nillion.com');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type,Authorization');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,DELETE');
    expect(headers.get('access-control-max-age')).toBe('3600');
    const stranger = await preflight('https://nillion.com.example.org');
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('checks the audience when there is one: a string or an array that contains the node', async () => {
    expect(await statusOf({aud})).toBe(200);
    expect(await statusOf({aud: ['did:nil:testnet:other', aud]})).toBe(200);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({aud: await nodeDid(sandbox().databaseUrls[1] ?? '')})).toBe(401);
    expect(await statusOf({aud: ['did:nil:testnet:other']})).toBe(401);
  });

  it('takes a token without exp, and gives an expired one 300 seconds', async () => {
    expect(await statusOf({aud, exp: undefined})).toBe(200);
    expect(await statusOf({aud, exp: now() - 200})).toBe(200);
    expect(await statusOf({aud, exp: now() - 400})).toBe(401);
  });

  it('refuses a token issued or valid more than 300 seconds ahead', async () => {
    expect(await statusOf({aud, iat: now() + 200})).toBe(200);
    expect(await statusOf({aud, iat: now() + 400})).toBe(401);
    expect(await statusOf({aud, nbf: now() + 400})).toBe(401);
  });

  it('refuses an organization that this node does not know', async () => {
    expect(await statusOf({aud}, freshIdentity())).toBe(401);
    const elsewhere = sandbox().databaseUrls[2] ?? '';
    const token = await tokenOf(identity, {aud: await nodeDid(elsewhere)});
    expect((await call(elsewhere, 'GET', PATH, {token})).status).toBe(401);
  });

  it('refuses a token signed with another key', async () => {
    const impostor = {...freshIdentity(), did: identity.did};
    expect(await statusOf({aud}, impostor)).toBe(401);
  });

  it('needs no token for health and about', async () => {
    const health = await call(url, 'GET', '/health');
    expect([health.status, health.text]).toEqual([200, 'OK']);
    expect(health.headers.get('content-type')).toMatch(/^text\/plain/);
    const about = await call(url, 'GET', '/about');
    expect(about.json).toMatchObject({
      did: aud,
      url,
      build: {time: '1970-01-01T00:00:00Z', commit: 'unknown', version: '0.0.0'},
    });
  });
});
