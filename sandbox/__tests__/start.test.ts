import {get} from 'node:http';
import {createServer} from 'node:net';
import {describe, expect, it} from 'vitest';
import {startSandbox} from '../index';
import {call, nodeDid, sandboxForSuite} from './harness';

describe('starting and stopping', () => {
  const sandbox = sandboxForSuite();

  it('marks every answer as the stand-in’s, errors included', async () => {
    const {databaseUrls, aiUrl} = sandbox();
    const urls = [...databaseUrls, aiUrl];
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      for (const path of ['/health', '/api/v1/accounts', '/v1/health', '/nowhere']) {
        const {headers} = await call(url, 'GET', path);
        expect(headers.get('x-sandbox')).toBe('in-memory stand-in');
      }
    }
  });

  it('gives a token at start and at each node with which a request works', async () => {
    const {databaseUrls, token, organizationDid} = sandbox();
    const first = await call(databaseUrls[0] ?? '', 'GET', '/api/v1/accounts', {token});
    expect(first.json).toMatchObject({data: {_id: organizationDid, subscription: {active: true}}});
    for (const url of databaseUrls) {
      const {json} = await call(url, 'GET', '/sandbox/token');
      const own = json as {token: string; did: string};
      expect(own.did).toBe(organizationDid);
      expect((await call(url, 'GET', '/api/v1/accounts', {token: own.token})).status).toBe(200);
    }
  });

  it('gives tokens to loopback Hosts only', async () => {
    const {databaseUrls, aiUrl} = sandbox();
    for (const url of [databaseUrls[0] ?? '', aiUrl]) {
      const ask = (host: string): Promise<number> =>
        new Promise((resolve, reject) => {
          get(`${url}/sandbox/token`, {headers: {host}}, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject);
        });
      for (const host of ['localhost', '127.0.0.1:9181', '[::1]:9181']) {
        expect(await ask(host)).toBe(200);
      }
      for (const host of ['rebound.example', 'localhost.example.org:9181']) {
        expect(await ask(host)).toBe(403);
      }
    }
  });

  it('has three nodes with different DIDs that stay the same between runs', async () => {
    const dids = await Promise.all(sandbox().databaseUrls.map(nodeDid));
    expect(new Set(dids).size).toBe(3);
    const other = await startSandbox({port: 0});
    expect(await Promise.all(other.databaseUrls.map(nodeDid))).toEqual(dids);
    await other.stop();
  });

  it('names the port in use, what it was for and a way out, and leaves nothing behind', async () => {
    const blocker = createServer();
    // Below the range from which other tests get their free ports.
    const base = 20_003 + (process.pid % 1000) * 4;
    await new Promise<void>((resolve) => blocker.listen(base, '127.0.0.1', resolve));
    await expect(startSandbox({port: base - 3})).rejects.toThrow(
      `Port ${base} (AI node) is in use. Stop the process that holds it, or choose another: npm run sandbox -- --port ${base + 10}`,
    );
    await expect(fetch(`http://127.0.0.1:${base - 3}/health`)).rejects.toThrow();
    blocker.close();
  });

  it('stops at once while an answer is being streamed', async () => {
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
    const cutOff = expect(running.text()).rejects.toThrow();
    await stop();
    await cutOff;
  });

  it('closes its ports when it stops', async () => {
    const {databaseUrls, stop} = await startSandbox({port: 0});
    await stop();
    await expect(fetch(`${databaseUrls[0]}/health`)).rejects.toThrow();
  });
});
