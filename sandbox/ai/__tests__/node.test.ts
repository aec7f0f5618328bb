import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';
import {contractFor} from '../../contract/contract';
import {formatUptime} from '../app';

describe('AI node', () => {
  const sandbox = sandboxForSuite({apiKeys: ['second-key']});
  const get = (path: string, token?: string) => call(sandbox().aiUrl, 'GET', path, {token});

  it('requires a key: 403 without one or with another scheme, 401 for an unknown one', async () => {
    for (const path of ['/v1/models', '/v1/usage', '/v1/attestation/report']) {
      const none = await get(path);
      expect([none.status, none.json]).toEqual([403, {detail: 'Not authenticated'}]);
      const basic = await call(sandbox().aiUrl, 'GET', path, {
        headers: {authorization: 'Basic eDp5'},
      });
      expect([basic.status, basic.json]).toEqual([
        403,
        {detail: 'Invalid authentication credentials'},
      ]);
      const unknown = await get(path, 'nobody');
      expect([unknown.status, unknown.json]).toEqual([401, {detail: 'Missing or invalid API key'}]);
      expect(unknown.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('reads a second space after Bearer as part of the key', async () => {
    const {status} = await call(sandbox().aiUrl, 'GET', '/v1/models', {
      headers: {authorization: 'Bearer  sandbox-key'},
    });
    expect(status).toBe(401);
  });

  it('accepts sandbox-key and the keys from its options', async () => {
    expect((await get('/v1/models', 'sandbox-key')).status).toBe(200);
    expect((await get('/v1/models', 'second-key')).status).toBe(200);
  });

  it('reports its state and its uptime in words, without a key', async () => {
    const {status, json} = await get('/v1/health');
    expect(status).toBe(200);
    expect(json).toEqual({status: 'ok', uptime: expect.stringMatching(/^\d+ seconds$/) as string});
    expect(formatUptime(2 * 86_400 + 3 * 3_600 + 5 * 60 + 9.9)).toBe(
      '2 days, 3 hours, 5 minutes, 9 seconds',
    );
    expect(formatUptime(3_600)).toBe('1 hours, 0 seconds');
  });

  it('lists models as a bare array with generic metadata', async () => {
    const {json} = await get('/v1/models', 'sandbox-key');
    expect(json).toContainEqual({
      id: 'meta-llama/Llama-3.1-8B-Instruct',
      name: 'meta-llama/Llama-3.1-8B-Instruct',
      version: '1.0',
      description: '',
      author: '',
      license: 'Apache 2.0',
      source: 'https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct',
      supported_features: ['chat_completion'],
      tool_support: true,
    });
  });

  it('returns its public key without a key: 33 bytes as base64', async () => {
    const {status, json} = await get('/v1/public_key');
    expect(status).toBe(200);
    expect(json).toHaveLength(44);
    expect(Buffer.from(json as string, 'base64')).toHaveLength(33);
  });

  it('marks its attestation report as not real, and loses the nonce as the node does', async () => {
    const {json} = await get(`/v1/attestation/report?nonce=${'a'.repeat(64)}`, 'sandbox-key');
    const report = json as Record<string, string>;
    expect(report.nonce).toBe('0'.repeat(64));
    expect(report.verifying_key).toBe((await get('/v1/public_key')).json);
    for (const evidence of [report.cpu_attestation, report.gpu_attestation]) {
      expect(Buffer.from(evidence ?? '', 'base64').toString()).toMatch(
        /^SANDBOX: this is not an attestation/,
      );
    }
  });

  it.each([
    [63, {min_length: 64}],
    [65, {max_length: 64}],
  ])('responds with 422 to a nonce of %i characters', async (length, ctx) => {
    const {status, json} = await get(
      `/v1/attestation/report?nonce=${'a'.repeat(length)}`,
      'sandbox-key',
    );
    expect(status).toBe(422);
    expect(json).toMatchObject({detail: [{loc: ['query', 'nonce'], ctx}]});
  });

  it('uses the last of two nonces', async () => {
    const [right, wrong] = ['a'.repeat(64), 'a'];
    const getReport = (first: string, second: string) =>
      get(`/v1/attestation/report?nonce=${first}&nonce=${second}`, 'sandbox-key');
    expect((await getReport(wrong, right)).status).toBe(200);
    expect((await getReport(right, wrong)).status).toBe(422);
  });

  it('declares a failure to reach the attestation service in the specification', () => {
    const response = {
      status: 500,
      contentType: 'application/json',
      text: '{"detail":"All connection attempts failed"}',
    };
    const contract = contractFor('ai');
    const operation = contract.operations.get('GET /v1/attestation/report');
    expect(operation && contract.responseProblems(operation, response)).toEqual([]);
  });

  it('allows calls from pages of this machine, with headers only for browsers', async () => {
    const request = (method: string, headers: Record<string, string>) =>
      call(sandbox().aiUrl, method, '/v1/health', {headers});
    const origin = {origin: 'http://localhost:3000'};
    expect((await request('GET', origin)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await request('GET', {})).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await request('OPTIONS', {...origin, 'access-control-request-method': 'GET'});
    expect([preflight.status, preflight.text]).toEqual([200, 'OK']);
  });

  it.each([
    ['POST', '/v1/models', 'GET'],
    ['HEAD', '/v1/health', 'GET'],
    ['GET', '/v1/chat/completions', 'POST'],
  ])('answers %s %s with 405 and Allow: %s', async (method, path, allow) => {
    const {status, headers} = await call(sandbox().aiUrl, method, path);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
  });

  it('redirects a trailing slash with 307', async () => {
    const {aiUrl} = sandbox();
    const {status, headers} = await fetch(`${aiUrl}/v1/models/`, {redirect: 'manual'});
    expect([status, headers.get('location')]).toEqual([307, `${aiUrl}/v1/models`]);
  });
});
