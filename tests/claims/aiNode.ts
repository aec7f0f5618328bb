/** Claims about the other calls of the AI node: attestation, public key, models, and usage. */
import assert from 'node:assert/strict';
import type {Claim} from './claim';
import {expectError} from './client';

const REPORT = '/v1/attestation/report';

export const aiNodeClaims: readonly Claim[] = [
  {
    title: 'the attestation report takes a nonce of 64 characters and returns 64 zeros',
    sentences: [
      'nonce of the attestation report | exactly 64 characters | 422',
      'You can send a nonce of exactly 64 characters, but the node drops it: the report contains 64 zeros',
      "422 | list of problems, attestation | nonce isn't exactly 64 characters",
      '200 {nonce, verifying_key, cpu_attestation, gpu_attestation}',
      'A value of your choice, exactly 64 characters long',
      'The default is 64 zeros',
      "The nonce doesn't have 64 characters",
    ],
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
    sentences: [
      'Key | base64 of a compressed point, 33 bytes; from public key and as verifying_key',
      'The compressed secp256k1 public key for verifying the signatures of chat completions, as base64 (33 bytes, 44 characters)',
      'Public key | GET /v1/public_key | 200, a string',
      'The compressed secp256k1 key, 33 bytes as 44 characters of base64',
      'Compare it with the verifying_key of the attestation report',
    ],
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
    sentences: [
      '404 | Not Found | The path is unknown',
      '404 {"detail":"Not Found"} | The path is unknown',
    ],
    async check(client) {
      const reply = await client.ai('POST', '/chat/completions');
      expectError(reply, 404);
      assert.deepEqual(reply.json, {detail: 'Not Found'});
    },
  },
  {
    title: 'another method gets 405 with Allow, and a trailing slash gets 307',
    sentences: [
      "405 | with the header Allow | The path doesn't have this method",
      '307 | a redirect | The path ends with a slash',
    ],
    async check(client) {
      const method = await client.ai('POST', '/v1/models');
      assert.deepEqual([method.status, method.headers.get('allow')], [405, 'GET']);
      expectError(await client.ai('GET', '/v1/models/'), 307);
    },
  },
  {
    title: 'chat, models, and usage return 200',
    sentences: [
      '200 with totals: the key works',
      'the response is a plain array: client.models.list() returns an empty list in JavaScript',
      'POST /v1/chat/completions | 200, the completion or a stream',
      'GET /v1/models | 200, a plain array',
      'GET /v1/usage | 200, token totals',
    ],
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
