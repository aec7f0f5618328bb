import {get} from 'node:http';
import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {siteUrl} from '../../src/config/site';
import {startSandbox} from '../index';
import {call, getNodeDid, sandboxForSuite} from './harness';

describe('starting and stopping', () => {
  const sandbox = sandboxForSuite();

  it('marks every response as a mock, including errors', async () => {
    const {databaseUrls, aiUrl} = sandbox();
    const urls = [...databaseUrls, aiUrl];
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      for (const path of ['/health', '/api/v1/accounts', '/v1/health', '/nowhere']) {
        const {headers} = await call(url, 'GET', path);
        expect(headers.get('x-sandbox')).toBe('in-memory mock');
      }
    }
  });

  it('issues tokens that work, at the start and at each node', async () => {
    const {databaseUrls, token, organizationDid} = sandbox();
    const first = await call(databaseUrls[0] ?? '', 'GET', '/api/v1/accounts', {token});
    expect(first.json).toMatchObject({data: {_id: organizationDid, subscription: {active: true}}});
    for (const url of databaseUrls) {
      const {json} = await call(url, 'GET', '/sandbox/token');
      const issued = json as {token: string; did: string};
      expect(issued.did).toBe(organizationDid);
      const account = await call(url, 'GET', '/api/v1/accounts', {token: issued.token});
      expect(account.status).toBe(200);
    }
  });

  it('answers no page of another site, neither by its origin nor by its host', async () => {
    const {databaseUrls, aiUrl} = sandbox();
    const origins = ['https://example.org', 'null', 'https://nillion.com.example.org'];
    for (const url of [databaseUrls[0] ?? '', aiUrl]) {
      for (const origin of origins) {
        for (const path of ['/health', '/v1/health', '/sandbox/token']) {
          expect((await call(url, 'GET', path, {headers: {origin}})).status).toBe(403);
        }
      }
    }
    for (const origin of ['http://localhost:3000', siteUrl])
      expect((await call(aiUrl, 'GET', '/v1/health', {headers: {origin}})).status).toBe(200);
  });

  it('answers only loopback hosts', async () => {
    const {databaseUrls, aiUrl} = sandbox();
    for (const url of [databaseUrls[0] ?? '', aiUrl]) {
      const statusFor = (path: string, host: string): Promise<number> =>
        new Promise((resolve, reject) => {
          get(url + path, {headers: {host}}, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject);
        });
      for (const host of ['localhost', '127.0.0.1:9181', '[::1]:9181']) {
        expect(await statusFor('/sandbox/token', host)).toBe(200);
      }
      for (const host of ['rebound.example', 'localhost.example.org:9181']) {
        for (const path of ['/sandbox/token', '/health', '/v1/health'])
          expect(await statusFor(path, host)).toBe(403);
      }
    }
  });

  it('has three nodes with different DIDs that stay the same between runs', async () => {
    const dids = await Promise.all(sandbox().databaseUrls.map(getNodeDid));
    expect(new Set(dids).size).toBe(3);
    const other = await startSandbox({port: 0});
    expect(await Promise.all(other.databaseUrls.map(getNodeDid))).toEqual(dids);
    await other.stop();
  });

  it('reports a port in use, its role, and a remedy, and closes the other ports', async () => {
    const blocker = createServer();
    // Below the range from which other tests get their free ports.
    const base = 20_003 + (process.pid % 1000) * 4;
    await new Promise<void>((resolve) => blocker.listen(base, '127.0.0.1', resolve));
    await expect(startSandbox({port: base - 3})).rejects.toThrow(
      `Port ${base} (AI node) is in use. Stop the process that uses it, or choose another port: npm run sandbox -- --port ${base + 10}`,
    );
    await expect(fetch(`http://127.0.0.1:${base - 3}/health`)).rejects.toThrow();
    blocker.close();
  });

  it('stops immediately during a stream', async () => {
    const {aiUrl, stop} = await startSandbox({port: 0, chunkDelayMs: 60_000});
    const running = await fetch(`${aiUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'},
      body: JSON.stringify({
        model: 'meta-llama/Llama-3.2-3B-Instruct',
        messages: [{role: 'user', content: 'Hello'}],
        stream: true,
      }),
    });
    const interrupted = expect(running.text()).rejects.toThrow();
    await stop();
    await interrupted;
  });

  it('closes its ports when it stops', async () => {
    const {databaseUrls, stop} = await startSandbox({port: 0});
    await stop();
    await expect(fetch(`${databaseUrls[0]}/health`)).rejects.toThrow();
  });
});
