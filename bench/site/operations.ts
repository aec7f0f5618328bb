/** Generates an OpenAPI file for benchmarks. It is the same in every run. */

/** Operations that share one record, as in the API of one kind of resource. */
const PER_RESOURCE = 5;

/**
 * Returns a schema with a few fields, of which one refers to the first record. A chain of records would put many levels
 * on each page.
 */
function recordSchema(number: number): object {
  return {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: {type: 'string', format: 'uuid', description: `Identifies record ${number}.`},
      name: {type: 'string', minLength: 1, maxLength: 80, example: `record ${number}`},
      state: {type: 'string', enum: ['new', 'active', 'closed']},
      tags: {type: 'array', items: {type: 'string'}},
      ...(number > 0 && {parent: {$ref: '#/components/schemas/Record0'}}),
    },
  };
}

function operation(number: number, resource: number, method: string): object {
  const content = {
    'application/json': {schema: {$ref: `#/components/schemas/Record${resource}`}},
  };
  return {
    operationId: `call${number}`,
    summary: `Call ${number} of resource ${resource}`,
    description: `Does step ${number} with the records of resource ${resource}.`,
    tags: [`Resource ${resource}`],
    parameters: [
      {name: 'limit', in: 'query', schema: {type: 'integer', minimum: 1, maximum: 100}},
      {name: 'X-Trace', in: 'header', schema: {type: 'string'}},
    ],
    ...(method !== 'get' && {requestBody: {required: true, content}}),
    responses: {
      '200': {description: 'The record.', content},
      '404': {description: 'There is no such record.'},
    },
  };
}

/** Returns a specification in JSON with `count` operations. */
export function makeOperations(count: number): string {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Record<string, object> = {};
  for (let number = 0; number < count; number += 1) {
    const resource = Math.floor(number / PER_RESOURCE);
    const method = number % 2 === 0 ? 'get' : 'post';
    schemas[`Record${resource}`] = recordSchema(resource);
    paths[`/resources/${resource}/steps/${number}`] = {
      [method]: operation(number, resource, method),
    };
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Bench', version: '1.0.0', description: 'Generated operations.'},
    servers: [{url: 'https://api.example.org'}],
    paths,
    components: {schemas},
  });
}
