import {expect, it} from 'vitest';
import type {Evidence} from '../../../src/capabilities/evidence';
import {variables} from '../../../src/config/variables';
import {listOperations} from '../../../src/lib/openapi/operations';
import {Specification} from '../../../src/lib/openapi/specification';
import {makePage} from '../../lib/pages';
import {siteDir} from '../../lib/specifications';
import {confirmed, stalePages} from '../record';
import {operationText, ofProse, type RestsOn} from '../restsOn';

const today = {release: 'v1', on: '2026-11-22'};
const upload = {'POST /data': '1', 'examples/upload.ts#send': '2'};
const pages = new Map<string, RestsOn>([
  ['upload', upload],
  ['api/db/upload-data', {'POST /data': '1'}],
]);
const parse = (text: string) => JSON.parse(text) as Evidence;
const recorded = parse(confirmed({}, pages, [...pages.keys()], today));

it('is content with pages that were confirmed, and forgets pages that are gone', () => {
  expect(stalePages(pages, recorded)).toEqual([]);
  const less = new Map([...pages].slice(1));
  expect(Object.keys(parse(confirmed(recorded, less, [], today)))).toEqual(['api/db/upload-data']);
});

it('a changed operation makes every page stale that rests on it, until each is confirmed', () => {
  const now = new Map([...pages].map(([page, saw]) => [page, {...saw, 'POST /data': '9'}]));
  expect(stalePages(now, recorded)).toEqual([
    {page: 'upload', changed: ['POST /data']},
    {page: 'api/db/upload-data', changed: ['POST /data']},
  ]);
  const later = parse(confirmed(recorded, now, ['upload'], {release: 'v2', on: '2026-12-01'}));
  expect(stalePages(now, later).map(({page}) => page)).toEqual(['api/db/upload-data']);
  expect(later['upload']).toMatchObject({release: 'v2', on: '2026-12-01'});
  expect(later['api/db/upload-data']).toMatchObject(today);
});

it('a changed sample, and one that a page shows for the first time, too', () => {
  const now = new Map([
    ['upload', {...upload, 'examples/upload.ts#send': '3', '{{release}}': '4'}],
  ]);
  expect(stalePages(now, recorded)).toEqual([
    {page: 'upload', changed: ['examples/upload.ts#send', '{{release}}']},
  ]);
});

it('an operation is another when a schema it leads to is, and only then', () => {
  const textOf = (type: string, other: string) => {
    const document = {
      paths: {
        '/data': {
          post: {
            summary: 'Upload',
            requestBody: {
              content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}},
            },
          },
        },
      },
      components: {
        schemas: {
          A: {
            properties: {b: {$ref: '#/components/schemas/B'}, a: {$ref: '#/components/schemas/A'}},
          },
          B: {type},
          C: {type: other},
        },
      },
    };
    const spec = new Specification('openapi/a.json', JSON.stringify(document));
    return listOperations(spec).map((operation) => operationText(spec, operation));
  };
  expect(textOf('string', 'string')).not.toEqual(textOf('integer', 'string'));
  expect(textOf('string', 'string')).toEqual(textOf('string', 'integer'));
});

it('derives from a page the operations it names or links to, the samples it shows, the facts it states', () => {
  const operation = (method: string, path: string, slug: string) => ({
    call: `${method} ${path}`,
    route: `/api/db/${slug}`,
    hash: '1',
  });
  const operations = [
    operation('POST', '/data', 'upload-data'),
    operation('GET', '/data', 'read-data'),
    operation('GET', '/about', 'about'),
  ];
  const fence = '```ts file=examples/vault/upload.ts\n```';
  const text = `Send \`POST /data\`, then [ask](/api/db/about#200) the {{db}} of {{release}}.\n\n${fence}\n`;
  const page = makePage('docs/a.mdx', text, variables);
  expect(Object.keys(ofProse(siteDir, page, operations))).toEqual([
    'GET /about',
    'POST /data',
    'examples/vault/upload.ts',
    '{{release}}',
  ]);
});
