import {createPublicKey, ECDH, verify} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {readDocuments, valueAt, type JsonObject} from './document';
import {countExamples, exampleProblems} from './exampleProblems';

const specifications = readDocuments();

describe.each(specifications)('examples of $api.specPath', ({document}) => {
  it('exist for every parameter, header, request, and response, and match their schemas', () => {
    expect(exampleProblems(document)).toEqual([]);
    expect(countExamples(document)).toBeGreaterThan(15);
  });
});

/** Returns the specification of an API. @throws Error when there is none */
function documentOf(id: string): JsonObject {
  const found = specifications.find(({api}) => api.id === id);
  if (found === undefined) throw new Error(`No specification has the id ${id}.`);
  return found.document;
}

/** Creates a key from a compressed secp256k1 public key in base64. */
function toPublicKey(compressed: string) {
  const point = ECDH.convertKey(compressed, 'secp256k1', 'base64', undefined, 'uncompressed');
  const bytes = Buffer.from(point as Buffer);
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  return createPublicKey({format: 'jwk', key: {kty: 'EC', crv: 'secp256k1', x, y}});
}

it('have signatures of chat completions that the example of the public key verifies', () => {
  const document = documentOf('ai');
  const ok = 'responses/200/content/application~1json';
  const key = valueAt(document, `/paths/~1v1~1public_key/get/${ok}/example`);
  const chat = valueAt(document, `/paths/~1v1~1chat~1completions/post/${ok}/examples`);
  const completions = Object.values(chat as Record<string, {value: {signature: string}}>);
  const verified = completions.map(({value}) => {
    const signed = Buffer.from(JSON.stringify({...value, signature: ''}));
    const signature = Buffer.from(value.signature, 'base64');
    return verify('sha256', signed, toPublicKey(key as string), signature);
  });
  expect(verified).toEqual([true, true]);
});

it.each(['schemas', 'queries'])('delete the same id everywhere: DELETE /api/v1/%s', (path) => {
  const operation = valueAt(documentOf('database'), `/paths/~1api~1v1~1${path}/delete`);
  const ids = JSON.stringify(operation).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
  expect(ids?.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(1);
});

/** Creates a small document with one schema and one media type. */
function smallDocument(openapi: string, schema: JsonObject, media: JsonObject): JsonObject {
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Thing'}, ...media}};
  return {
    openapi,
    paths: {'/things': {post: {requestBody: {content}, responses: {}}}},
    components: {schemas: {Thing: schema}},
  };
}

const place = '#/paths/~1things/post/requestBody/content/application~1json';

describe('exampleProblems', () => {
  it('reports a missing example', () => {
    const document = smallDocument('3.0.3', {type: 'string'}, {});
    expect(exampleProblems(document)).toEqual([`${place}: no example`]);
  });

  it('reports a wrong example of a referenced schema, with the allowed values', () => {
    const document = smallDocument(
      '3.1.0',
      {type: 'object', properties: {kind: {enum: ['a', 'b']}}, required: ['id']},
      {examples: {first: {value: {kind: 'c'}}}},
    );
    expect(exampleProblems(document)).toEqual([
      `${place}/examples/first: / must have required property 'id'`,
      `${place}/examples/first: /kind must be equal to one of the allowed values: ["a","b"]`,
    ]);
  });

  it('reports a wrong format and a wrong example of a schema', () => {
    const document = smallDocument(
      '3.0.3',
      {type: 'string', format: 'uuid', example: 'x'},
      {example: '0f1d9d3a-7c1e-4f6b-9d0e-2a6a5b1c7e42'},
    );
    expect(exampleProblems(document)).toEqual([
      '#/components/schemas/Thing: example / must match format "uuid"',
    ]);
  });

  it('knows nullable of OpenAPI 3.0', () => {
    const schema = {type: 'number', nullable: true, minimum: 1};
    expect(exampleProblems(smallDocument('3.0.3', schema, {example: null}))).toEqual([]);
    expect(exampleProblems(smallDocument('3.0.3', schema, {example: 0}))).toEqual([
      `${place}/example: / must be >= 1`,
    ]);
  });
});
