import {describe, expect, it} from 'vitest';
import {checkSpecification} from '../check';
import {Specification} from '../specification';

const warningsOf = async (text: string) =>
  checkSpecification(
    new Specification(
      'openapi/test.yaml',
      `openapi: 3.0.3\ninfo: {title: T, version: "1"}\n${text}`,
    ),
  );

describe('checkSpecification returns a warning with file, line, pointer, and cause', () => {
  it.each<[string, string, RegExp]>([
    [
      'a method in capitals',
      'paths: {/a: {GET: {responses: {}}}}',
      /:3:\d+ \(#\/paths\/~1a\/GET\): "GET" is no method, .* Write get$/,
    ],
    [
      'an unknown method',
      'paths: {/a: {fetch: {responses: {}}}}',
      /a\/fetch\): .*Methods are get,/,
    ],
    [
      'a security scheme that is not declared',
      `paths: {/a: {get: {security: [{nope: []}], responses: {}}}}
components: {securitySchemes: {node: {type: http, scheme: bearer}}}`,
      /security\/0\/nope\): no security scheme has the name "nope"\. Did you mean "node"\?/,
    ],
    [
      'a link to an unknown operation',
      "paths: {/a: {get: {operationId: a, responses: {'200': {links: {self: {operationId: a}, b: {operationId: getB}}}}}}}",
      /links\/b\/operationId\): no operation has the id "getB"/,
    ],
    [
      'a link to a path that does not exist',
      "paths: {/a: {get: {responses: {'200': {links: {b: {operationRef: '#/paths/~1b/get'}}}}}}}",
      /links\/b\/operationRef\): "#\/paths\/~1b\/get" points to nothing/,
    ],
    [
      'two parameters with one name',
      'paths: {/a: {get: {parameters: [{name: a, in: query}, {name: a, in: header}, {name: a, in: query}], responses: {}}}}',
      /parameters\/2\): a second query parameter has the name "a"/,
    ],
    [
      'a value of `enum` with another type',
      'paths: {}\ncomponents: {schemas: {A: {type: integer, enum: [1, b]}}}',
      /schemas\/A\/enum\/1\): .*expected "integer" but received "string"/,
    ],
    [
      'a media type without a slash',
      'paths: {/a: {post: {requestBody: {content: {json: {}}}, responses: {}}}}',
      /content\/json\): "json" is no media type\. Write for example application\/json/,
    ],
    [
      'a pattern that is no regular expression',
      "paths: {}\ncomponents: {schemas: {A: {type: string, pattern: '[a-'}}}",
      /schemas\/A\/pattern\): "\[a-" is no regular expression/,
    ],
  ])('for %s', async (_, text, warning) => {
    expect(await warningsOf(text)).toEqual([expect.stringMatching(warning)]);
  });

  it('but not for parameters that replace those of a path, or belong to a callback', async () => {
    const id = '{name: id, in: query, schema: {}}';
    const text = `paths:
  /a:
    parameters: [${id}]
    post:
      parameters: [${id}]
      responses: {}
      callbacks: {on: {'{$url}': {post: {parameters: [${id}], responses: {}}}}}
`;
    expect(await warningsOf(text)).toEqual([]);
  });
});
