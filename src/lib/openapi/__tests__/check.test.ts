import {describe, expect, it} from 'vitest';
import {listPages, responsesOf} from '../operations';
import {specOf} from './helpers';

const head = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\n';

describe('a specification that cannot be used is refused with its place and the cause', () => {
  it.each([
    ['broken YAML', `${head}paths: [\n`, /^openapi\/test\.yaml:\d+:\d+: not valid YAML: /],
    [
      'an older version',
      'swagger: "2.0"\n',
      /test\.yaml:1:1 \(#\): openapi must be 3\.0\.x or 3\.1\.x; found string "2\.0"/,
    ],
    [
      'no title',
      'openapi: 3.0.3\ninfo: {version: "1"}\npaths: {}\n',
      /:2:7 \(#\/info\/title\): the API needs a title; found nothing/,
    ],
    ['no paths', head, /paths is missing/],
    [
      'a list for paths',
      `${head}paths: []\n`,
      /:3:8 \(#\/paths\): paths must be an object; found a list/,
    ],
    [
      'a path without a slash',
      `${head}paths: {a: {}}\n`,
      /\(#\/paths\/a\): a path must begin with a slash/,
    ],
    [
      'a reference that leads nowhere',
      `${head}paths:\n  /a:\n    get:\n      summary: A\n      responses:\n        '200': {$ref: '#/components/responses/Gone'}\n`,
      /:8:16 \(#\/paths\/~1a\/get\/responses\/200\): \$ref "#\/components\/responses\/Gone" leads nowhere/,
    ],
    [
      'a reference to another file',
      `${head}paths:\n  /a: {$ref: 'other.yaml#/a'}\n`,
      /leads to another file\. Put all into one: redocly bundle/,
    ],
    [
      'a parameter without a place',
      `${head}paths:\n  /a:\n    get: {summary: A, parameters: [{name: x}]}\n`,
      /a parameter needs a name and a place/,
    ],
    [
      'properties as a list',
      `${head}paths: {}\ncomponents: {schemas: {A: {}}}\nwebhooks:\n  w:\n    post: {requestBody: {content: {a/b: {schema: {properties: [x]}}}}}\n`,
      /properties must be an object; found a list/,
    ],
    [
      'a blank text',
      `${head}paths:\n  /a:\n    get: {parameters: [{name: x, in: query, description: }]}\n`,
      /:5:\d+ \(#\/paths\/~1a\/get\/parameters\/0\/description\): description must be text; found null/,
    ],
    [
      'a version that is a number',
      'openapi: 3.0.3\ninfo: {title: T, version: 1.0}\npaths: {}\n',
      /:2:27 \(#\/info\/version\): version must be text; found number 1/,
    ],
    [
      'a reference behind a header whose name looks like an extension',
      `${head}paths:\n  /a:\n    get:\n      responses:\n        '200': {headers: {x-rate: {$ref: '#/components/headers/Gone'}}}\n`,
      /headers\/x-rate\): \$ref "#\/components\/headers\/Gone" leads nowhere/,
    ],
    [
      'what a webhook of 3.0 refers to',
      `${head}paths: {}\nx-webhooks:\n  w: {post: {requestBody: {$ref: '#/gone'}}}\n`,
      /\(#\/x-webhooks\/w\/post\/requestBody\): \$ref "#\/gone" leads nowhere/,
    ],
  ])('%s', (_, text, message) => {
    expect(() => specOf(text)).toThrow(message);
  });

  it('an extension among paths and responses may hold anything', () => {
    const spec = specOf(
      `${head}paths:\n  x-a: text\n  /a: {get: {responses: {x-b: text, '200': {description: OK}}}}\n`,
    );
    const [operation] = listPages(spec);
    expect(responsesOf(operation?.source ?? {})).toEqual([['200', {description: 'OK'}]]);
  });

  it('an operation without a summary: its place, its method and path, and a right one', () => {
    const spec = specOf(`${head}paths:\n  /a/b:\n    post: {operationId: makeIt, responses: {}}\n`);
    expect(() => listPages(spec, true)).toThrow(
      'openapi/test.yaml:5:11 (#/paths/~1a~1b/post): POST /a/b has no summary, so its page has no title. Add for example summary: Upload data',
    );
    expect(listPages(spec)).toMatchObject([{slug: 'make-it', title: 'makeIt'}]);
    const bare = specOf(`${head}paths: {/a/b: {post: {responses: {}}}}\n`);
    expect(listPages(bare)).toMatchObject([{slug: 'post-a-b', title: 'POST /a/b'}]);
  });

  it('two operations of one name: the later one is named by its call; where that is taken too, both places', () => {
    const operation = '{summary: Same name}';
    const spec = specOf(`${head}paths:\n  /a: {get: ${operation}}\n  /b: {get: ${operation}}\n`);
    expect(listPages(spec)).toMatchObject([{slug: 'same-name'}, {slug: 'get-b'}]);
    const calls = ['a', 'a/b', 'a-b'].map((path) => `  /${path}: {get: ${operation}}\n`);
    expect(() => listPages(specOf(`${head}paths:\n${calls.join('')}`))).toThrow(
      /test\.yaml:6:15 \(#\/paths\/~1a-b\/get\): the operation gives the page name "get-a-b", which #\/paths\/~1a~1b\/get already has/,
    );
  });
});
