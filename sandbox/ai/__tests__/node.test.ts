import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';
import {uptime} from '../app';

describe('AI node', () => {
  const sandbox = sandboxForSuite({apiKeys: ['second-key']});
  const get = (path: string, token?: string) => call(sandbox().aiUrl, 'GET', path, {token});

  it('asks for a key: 403 without one or with another scheme, 401 for an unknown one', async () => {
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

  it('accepts sandbox-key and the keys it was given', async () => {
    expect((await get('/v1/models', 'sandbox-key')).status).toBe(200);
    expect((await get('/v1/models', 'second-key')).status).toBe(200);
  });

  it('says ok and for how long it has run, in words, without a key', async () => {
    const {status, json} = await get('/v1/health');
    expect(status).toBe(200);
    expect(json).toEqual({status: 'ok', uptime: expect.stringMatching(/^\d+ seconds$/) as string});
    expect(uptime(2 * 86_400 + 3 * 3_600 + 5 * 60 + 9.9)).toBe(
      '2 days, 3 hours, 5 minutes, 9 seconds',
    );
    expect(uptime(3_600)).toBe('1 hours');
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

  it('serves its public key without a key: base64 of 33 bytes', async () => {
    const {status, json} = await get('/v1/public_key');
    expect(status).toBe(200);
    expect(json).toHaveLength(44);
    expect(Buffer.from(json as string, 'base64')).toHaveLength(33);
  });

  it('marks its attestation report as not real, and drops the nonce as the node does', async () => {
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

  it.each([63, 65])('refuses a nonce of %i characters with 422', async (length) => {
    const {status, json} = await get(
      `/v1/attestation/report?nonce=${'a'.repeat(length)}`,
      'sandbox-key',
    );
    expect(status).toBe(422);
    expect(json).toMatchObject({detail: [{loc: ['query', 'nonce']}]});
  });

  it('lets browsers of any origin call', async () => {
    const {headers} = await call(sandbox().aiUrl, 'GET', '/v1/health', {
      headers: {origin: 'https://example.org'},
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});
