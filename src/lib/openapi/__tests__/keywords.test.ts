/** Every keyword of OpenAPI 3.0, 3.1, and 3.2 has an effect, or is known as not shown. */
import {describe, expect, it} from 'vitest';
import {checkSpecification} from '../check';
import {NOT_SHOWN} from '../notShown';
import {Specification} from '../specification';

/** A minimal part of a document with a field, by the name of the part. */
const contexts: Readonly<Record<string, (field: object) => object>> = {
  Root: (field) => ({...field, paths: {}}),
  Server: (field) => ({servers: [{url: '/', ...field}]}),
  Tag: (field) => ({tags: [{name: 't', ...field}]}),
  PathItem: (field) => ({paths: {'/a': field}}),
  Parameter: (field) => operation({parameters: [{name: 'a', in: 'query', schema: {}, ...field}]}),
  Response: (field) => operation({responses: {'200': {description: 'x', ...field}}}),
  Header: (field) =>
    operation({responses: {'200': {description: 'x', headers: {A: {schema: {}, ...field}}}}}),
  Link: (field) =>
    operation({responses: {'200': {description: 'x', links: {a: {operationId: 'it', ...field}}}}}),
  MediaType: (field) => operation({requestBody: {content: {'application/json': field}}}),
  Encoding: (field) =>
    operation({requestBody: {content: {'multipart/form-data': {encoding: {a: field}}}}}),
  SecurityScheme: (field) => ({
    components: {securitySchemes: {a: {type: 'http', scheme: 'bearer', ...field}}},
  }),
  Discriminator: (field) => ({
    components: {schemas: {A: {discriminator: {propertyName: 'a', ...field}}}},
  }),
  Schema: (field) => ({components: {schemas: {A: field}}}),
};

function operation(content: object): object {
  return {paths: {'/a': {post: {operationId: 'it', responses: {}, ...content}}}};
}

/** A value of the type that the field has. */
function valueOf(field: string): unknown {
  if (['deprecated', 'allowEmptyValue'].includes(field)) return true;
  if (/Encoding$/.test(field)) return field === 'prefixEncoding' ? [] : {};
  if (['xml', 'itemSchema', '$vocabulary', 'encoding', 'additionalOperations'].includes(field))
    return {};
  if (field === 'server') return {url: '/'};
  return /^x-/.test(field) ? [] : 'text';
}

const fields = Object.entries(NOT_SHOWN).flatMap(([part, names]) =>
  names.map((field) => ({part, field})),
);

describe('a field that no page shows is reported with its line', () => {
  it.each(fields)('$part $field', async ({part, field}) => {
    const document = {
      ...{openapi: '3.2.0', info: {title: 'T', version: '1'}, paths: {}},
      ...contexts[part]?.({[field]: valueOf(field)}),
    };
    const spec = new Specification('t.json', JSON.stringify(document, null, 2));
    const warnings = await checkSpecification(spec);
    expect(warnings.filter((line) => line.includes(`${part} has \`${field}\``))).toEqual([
      expect.stringMatching(/^t\.json:\d+:\d+ \(#/),
    ]);
  });
});
