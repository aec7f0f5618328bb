import {describe, expect, it} from 'vitest';
import {readDocuments, type JsonObject} from './document';
import {countExamples, exampleProblems} from './exampleProblems';

const specifications = readDocuments();

describe.each(specifications)('examples of $api.specPath', ({document}) => {
  it('exist for every parameter, header, request, and response, and match their schemas', () => {
    expect(exampleProblems(document)).toEqual([]);
    expect(countExamples(document)).toBeGreaterThan(15);
  });
});

/** Returns the JSON of the code blocks and of the events (`data: …`) in Markdown. */
function jsonIn(markdown: string): unknown[] {
  const blocks = [...markdown.matchAll(/```json\n([^]*?)```/g)];
  const events = [...markdown.matchAll(/^data: (.+)$/gm)];
  return [...blocks, ...events].map(([, json = '']) => JSON.parse(json) as unknown);
}

it('show the same in a description as under `examples`, where they are validated', () => {
  const shown = specifications.flatMap(({document}) => {
    const paths = document['paths'] as Record<string, Record<string, {description: string}>>;
    return Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => {
        // A description also shows filters alone.
        const text = JSON.stringify(operation);
        return jsonIn(operation.description).map((json) => text.includes(JSON.stringify(json)));
      }),
    );
  });
  expect(shown).toEqual(Array.from({length: 8}, () => true));
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
