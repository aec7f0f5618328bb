/** Claims about the other calls of the AI node: attestation, public key, models, and usage. */
import assert from 'node:assert/strict';
import type {Claim} from './claim';
import {expectError} from './client';

const REPORT = '/v1/attestation/report';

export const aiNodeClaims: readonly Claim[] = [
  {
    title: 'the attestation report takes a nonce of 64 characters and returns 64 zeros',
    async check(client) {
      const nonce = 'a'.repeat(64);
      const reply = await client.ai('GET', `${REPORT}?nonce=${nonce}`);
      const fields = ['nonce', 'verifying_key', 'cpu_attestation', 'gpu_attestation'];
      assert.deepEqual([reply.status, Object.keys(reply.json as object)], [200, fields]);
      assert.equal((reply.json as {nonce: string}).nonce, '0'.repeat(64));
      for (const length of [63, 65])
        expectError(await client.ai('GET', `${REPORT}?nonce=${'a'.repeat(length)}`), 422);
      expectError(await client.ai('GET', `${REPORT}?nonce=a&nonce=${nonce}`), 200);
    },
  },
  {
    title: 'the public key has 33 bytes in 44 characters of base64',
    async check(client) {
      const key = (await client.ai('GET', '/v1/public_key', {authorization: null})).json;
      assert.equal((key as string).length, 44);
      assert.equal(Buffer.from(key as string, 'base64').length, 33);
      const report = (await client.ai('GET', REPORT)).json as {verifying_key: string};
      assert.equal(report.verifying_key, key);
    },
  },
  {
    title: 'an unknown path gets 404',
    async check(client) {
      const reply = await client.ai('POST', '/chat/completions');
      expectError(reply, 404);
      assert.deepEqual(reply.json, {detail: 'Not Found'});
    },
  },
  {
    title: 'another method gets 405 with Allow, and a trailing slash gets 307',
    async check(client) {
      const method = await client.ai('POST', '/v1/models');
      assert.deepEqual([method.status, method.headers.get('allow')], [405, 'GET']);
      expectError(await client.ai('GET', '/v1/models/'), 307);
    },
  },
  {
    title: 'chat, models, and usage return 200',
    async check(client) {
      const completion = await client.chat({});
      assert.equal(completion.status, 200);
      assert.ok('signature' in (completion.json as object));
      const stream = await client.chat({stream: true});
      assert.equal(stream.status, 200);
      assert.ok(!stream.text.includes('signature'));
      const models = await client.ai('GET', '/v1/models');
      assert.deepEqual([models.status, Array.isArray(models.json)], [200, true]);
      const usage = await client.ai('GET', '/v1/usage');
      assert.equal(usage.status, 200);
      assert.ok('total_tokens' in (usage.json as object));
    },
  },
];
