import {expect, it} from 'vitest';
import {variables} from '../../../src/config/variables';
import {listOperations} from '../../../src/lib/openapi/operations';
import {Specification} from '../../../src/lib/openapi/specification';
import type {ReviewRecords} from '../../../src/plugins/page-reviews';
import {makePage} from '../../lib/pages';
import {siteDir} from '../../lib/specifications';
import {findChangedPages, formatRecords} from '../reviewRecord';
import {findSources, operationText, type PageSources} from '../sources';

const today = {release: 'v1', date: '2026-11-22'};
const upload = {'POST /data': '1', 'examples/upload.ts#send': '2'};
const pages = new Map<string, PageSources>([
  ['upload', upload],
  ['api/db/upload-data', {'POST /data': '1'}],
]);
const parse = (text: string) => JSON.parse(text) as ReviewRecords;
const recorded = parse(formatRecords({}, pages, {names: [...pages.keys()], ...today}));

it('lists no page right after its review, and removes the records of deleted pages', () => {
  expect(findChangedPages(pages, recorded)).toEqual([]);
  const fewerPages = new Map([...pages].slice(1));
  const records = parse(formatRecords(recorded, fewerPages, {names: [], ...today}));
  expect(Object.keys(records)).toEqual(['api/db/upload-data']);
});

it('lists every page with a changed operation until the page is marked as reviewed', () => {
  const now = new Map([...pages].map(([page, sources]) => [page, {...sources, 'POST /data': '9'}]));
  expect(findChangedPages(now, recorded)).toEqual([
    {page: 'upload', changed: ['POST /data']},
    {page: 'api/db/upload-data', changed: ['POST /data']},
  ]);
  const review = {names: ['upload'], release: 'v2', date: '2026-12-01'};
  const later = parse(formatRecords(recorded, now, review));
  expect(findChangedPages(now, later).map(({page}) => page)).toEqual(['api/db/upload-data']);
  expect(later['upload']).toMatchObject({release: 'v2', date: '2026-12-01'});
  expect(later['api/db/upload-data']).toMatchObject(today);
});

it('lists pages with a changed sample and pages with a new source', () => {
  const now = new Map([
    ['upload', {...upload, 'examples/upload.ts#send': '3', '{{release}}': '4'}],
  ]);
  expect(findChangedPages(now, recorded)).toEqual([
    {page: 'upload', changed: ['examples/upload.ts#send', '{{release}}']},
  ]);
});

it('the text of an operation changes only with the schemas that it refers to', () => {
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

it('finds the operations that a page names or links to, its samples, and its facts', () => {
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
  expect(Object.keys(findSources(siteDir, page, operations))).toEqual([
    'GET /about',
    'POST /data',
    'examples/vault/upload.ts',
    '{{release}}',
  ]);
});
