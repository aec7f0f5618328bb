/** A correct page, and the same page with one mistake in each kind of place. */
import {describe, expect, it} from 'vitest';
import {product} from '../../../src/config/product';
import {problemsIn} from './problemsIn';

const page = `---
title: A page
---

Read with \`POST /api/v1/data/read\`, which answers 404 for a collection of someone else.
Then ask \`/health\`, or 300 times a day.

| Call | Success |
|---|---|
| [Add](/api/${product.prefix}db/add-schema) POST \`/api/v1/schemas\` | 201 |

Or open \`http://localhost:9181/about\`.

\`\`\`http
POST /api/v1/data/tail HTTP/1.1
\`\`\`

\`\`\`mermaid
sequenceDiagram
  App->>Node: GET /v1/models
\`\`\`
`;

describe('check:api', () => {
  it('a correct page has no problems', () => {
    expect(problemsIn('docs/a.mdx', page)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    [
      'method in prose',
      '`POST /api/v1/data/read`',
      '`GET /api/v1/data/read`',
      '5: GET /api/v1/data/read: no such operation; this path has POST',
    ],
    [
      'path in prose',
      '`/health`',
      '`/api/v1/health`',
      '6: /api/v1/health: no such operation; nearest: GET /v1/health',
    ],
    [
      'status in prose',
      '404',
      '409',
      '5: status 409: not declared; POST /api/v1/data/read has 200, 400, 401, 402, 404, 413, 500, 504',
    ],
    [
      'status in a row',
      '| 201 |',
      '| 200 |',
      '10: status 200: not declared; POST /api/v1/schemas has 201, 400, 401, 402, 404, 413, 500, 504',
    ],
    [
      'path of a URL',
      '`http://localhost:9181/about`',
      '`http://localhost:9181/v1/abuot`',
      '12: /v1/abuot: no such operation; nearest: GET /about',
    ],
    [
      'method in an HTTP block',
      'POST /api/v1/data/tail',
      'PUT /api/v1/data/tail',
      '15: PUT /api/v1/data/tail: no such operation; this path has POST',
    ],
    [
      'path in a diagram',
      '/v1/models',
      '/v1/model',
      '20: GET /v1/model: no such operation; nearest: GET /v1/models',
    ],
  ])(
    'reports a wrong %s with its line and the nearest operation',
    (_kind, right, wrong, expected) => {
      const text = page.replace(right, wrong);
      expect(text).not.toBe(page);
      expect(problemsIn('docs/a.mdx', text)).toEqual(expected.split('|'));
    },
  );

  it.each([
    [
      'a number that counts',
      'Send `POST /api/v1/data/tail` 300 times, for 204 seconds or 409 documents.',
    ],
    ['a longer number', 'Send `POST /api/v1/data/tail` with 10,409 or 2.409 or :409.'],
    ['a path in a remedy', '| 403 | see `/health` |\n|---|---|\n| 409 | see `/about` |'],
    ['the start of several paths', 'Calls under `/api/v1/data` need a token.'],
    ['a base and a pattern', 'The base is `/v1`, the paths are `/api/v1/…`.'],
    ['a route of this site', 'This page is `/api/overview`, that one `/build/blindRAG`.'],
    ['a call of another host', 'Ask `https://registry.example/v1/models`.'],
    ['code samples', '```sh\ncurl localhost:9181/abuot\n```'],
  ])('ignores %s', (_kind, text) => {
    expect(problemsIn('docs/a.mdx', text)).toEqual([]);
  });
});
