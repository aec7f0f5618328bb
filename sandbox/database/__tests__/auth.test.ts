import {beforeAll, describe, expect, it} from 'vitest';
import {
  call,
  getNodeDid,
  newOrganization,
  sandboxForSuite,
  signToken,
} from '../../__tests__/harness';
import {newIdentity, type Identity} from '../../identity';

const PATH = '/api/v1/accounts';
const now = (): number => Math.floor(Date.now() / 1000);

describe('authentication', () => {
  const sandbox = sandboxForSuite();
  let url = '';
  let aud = '';
  let identity: Identity;

  beforeAll(async () => {
    url = sandbox().databaseUrls[0] ?? '';
    aud = await getNodeDid(url);
    ({identity} = await newOrganization(url));
  });

  const statusFor = async (claims: Record<string, unknown>, signer = identity): Promise<number> =>
    (await call(url, 'GET', PATH, {token: await signToken(signer, claims)})).status;

  it('responds with 401 in plain text, whatever the cause', async () => {
    const causes = [
      {},
      {token: 'not.a.token'},
      {headers: {authorization: 'Basic eDp5'}},
      {token: await signToken(identity, {aud, exp: now() - 4_000})},
    ];
    for (const options of causes) {
      const {status, text, headers} = await call(url, 'GET', PATH, options);
      expect([status, text]).toEqual([401, 'Unauthorized']);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
    }
  });

  it("accepts the sandbox's token at each node, for the organization of the example data", async () => {
    const {databaseUrls, organizationDid} = sandbox();
    for (const node of databaseUrls) {
      const {json} = await call(node, 'GET', PATH, {token: 'sandbox-token'});
      expect(json).toMatchObject({data: {_id: organizationDid}});
    }
  });

  it('accepts the scheme in any case', async () => {
    const token = await signToken(identity, {aud});
    const {status} = await call(url, 'GET', PATH, {headers: {authorization: `bEaReR ${token}`}});
    expect(status).toBe(200);
  });

  it.each([
    ['two spaces', 401, (token: string) => `Bearer  ${token}`],
    ['a third word', 200, (token: string) => `Bearer ${token} more`],
  ])('answers %s with %i', async (_, expected, header) => {
    const token = await signToken(identity, {aud});
    const {status} = await call(url, 'GET', PATH, {headers: {authorization: header(token)}});
    expect(status).toBe(expected);
  });

  it('checks the audience if there is one: a string, or an array that contains the node', async () => {
    expect(await statusFor({aud})).toBe(200);
    expect(await statusFor({aud: ['did:nil:testnet:other', aud]})).toBe(200);
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({aud: await getNodeDid(sandbox().databaseUrls[1] ?? '')})).toBe(401);
    expect(await statusFor({aud: ['did:nil:testnet:other']})).toBe(401);
  });

  it('accepts a token without exp, and an expired one for 300 seconds', async () => {
    expect(await statusFor({aud, exp: undefined})).toBe(200);
    expect(await statusFor({aud, exp: now() - 200})).toBe(200);
    expect(await statusFor({aud, exp: now() - 400})).toBe(401);
  });

  it('refuses a token that is issued or valid more than 300 seconds in the future', async () => {
    expect(await statusFor({aud, iat: now() + 200})).toBe(200);
    expect(await statusFor({aud, iat: now() + 400})).toBe(401);
    expect(await statusFor({aud, nbf: now() + 400})).toBe(401);
  });

  it('does not check iat when nbf is present', async () => {
    expect(await statusFor({aud, iat: now() + 4_000, nbf: now() - 10})).toBe(200);
  });

  it('refuses an organization that is not registered with this node', async () => {
    expect(await statusFor({aud}, newIdentity())).toBe(401);
    const elsewhere = sandbox().databaseUrls[2] ?? '';
    const token = await signToken(identity, {aud: await getNodeDid(elsewhere)});
    expect((await call(elsewhere, 'GET', PATH, {token})).status).toBe(401);
  });

  it('refuses a token signed with another key', async () => {
    const impostor = {...newIdentity(), did: identity.did};
    expect(await statusFor({aud}, impostor)).toBe(401);
  });

  it('requires no token for health and about', async () => {
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

describe('calls from browsers', () => {
  const sandbox = sandboxForSuite();
  const request = (method: string, origin: string) =>
    call(sandbox().databaseUrls[0] ?? '', method, '/health', {
      headers: {origin, 'access-control-request-method': 'GET'},
    });

  it.each(['https://app.nillion.com', 'https://nillion.pub', 'http://localhost:8081'])(
    'are allowed from %s, with credentials',
    async (origin) => {
      const preflight = await request('OPTIONS', origin);
      expect(preflight.status).toBe(204);
      expect(Object.fromEntries(preflight.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'Content-Type,Authorization',
        'access-control-allow-methods': 'GET,POST,DELETE',
        'access-control-max-age': '3600',
      });
      const {headers} = await request('GET', origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:8081'])(
    'from %s get no CORS headers',
    async (origin) => {
      const preflight = await request('OPTIONS', origin);
      expect(preflight.status).toBe(204);
      for (const {headers} of [preflight, await request('GET', origin)]) {
        const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([...names, headers.get('vary')]).toEqual([null]);
      }
    },
  );
});
