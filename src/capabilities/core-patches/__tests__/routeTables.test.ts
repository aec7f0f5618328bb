import {readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {routeKey} from '../client/pageRoutes';
import * as tables from '../node/routeTables.cjs';
import {routesCode, writeGenerated} from './generatedFiles';

const pages = ['/b', '/a', '/Guide/One', '/guide/two', '/caf%C3%A9', '/old.html'].map(
  (route, index) => ({path: route, hash: `00${index}`, content: `content${index}`}),
);
const options = {from: 3, size: 2, client: '/site/pageRoutes.ts'};

let folder: string;
beforeAll(() => {
  folder = writeGenerated(pages);
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

type Loader = (this: object, source: string) => string;
function run(name: string, {query = '', from = options.from} = {}): string {
  const loader = createRequire(import.meta.url)(`../loaders/${name}.cjs`) as Loader;
  const file = name === 'routesChunkNames' ? 'routesChunkNames.json' : 'routes.js';
  const source = readFileSync(path.join(folder, file), 'utf8');
  const context = {
    context: folder,
    resourceQuery: query,
    getOptions: () => ({...options, from}),
    addDependency: () => {},
  };
  return loader.call(context, source);
}

describe('tables of routes', () => {
  const cut = () => tables.splitRoutes(tables.readRoutes(routesCode(pages)), options);

  it('hold pages in the order of their keys; other routes, the parent’s own path and *.html stay', () => {
    const {tables: made, cuts} = cut();
    expect(made.map(({first, routes}) => [first, routes.map((route) => route.path)])).toEqual([
      ['/a', ['/a', '/b']],
      ['/café', ['/caf%C3%A9', '/Guide/One']],
      ['/guide/two', ['/guide/two']],
    ]);
    expect([...cuts.values()].map(({others}) => others.map((route) => route.path))).toEqual([
      ['/old.html', '/', '/tags'],
    ]);
  });

  it('are found by the same key at build and in the browser', () => {
    for (const {path: route} of pages.filter((page) => !page.path.endsWith('.html')))
      expect(tables.routeKey(route)).toBe(routeKey(route));
  });

  it('are not made of a short list', () => {
    expect(run('routes', {from: 100})).toBe(routesCode(pages));
    expect(run('registry', {from: 100})).toContain('content0');
  });

  it('a routes file of another shape is an error', () => {
    expect(() => tables.readRoutes('module.exports = []')).toThrow('routes.js: expected');
    expect(() => tables.readRegistry('export default {\n  "a": () => import("a"),\n};')).toThrow(
      'registry.js: expected',
    );
  });
});

describe('loaders', () => {
  it('the list names the tables in place of their pages', () => {
    const code = run('routes');
    expect(code).toContain('import {pageRoutes} from "/site/pageRoutes.ts"');
    expect(code).toContain(`import(/* webpackChunkName: "routes-1" */ './routes.js?table=1')`);
    expect(code).not.toContain('"/guide/two"}');
    expect(code).not.toContain('ComponentCreator("/b"');
    expect(code).toContain('ComponentCreator("*")');
    expect(code).toContain('ComponentCreator("/old.html","005")');
  });

  it('a table holds its routes, their chunks, and how to load those that nothing else loads', () => {
    const code = run('routeTable', {query: '?table=1'});
    expect(code).toContain('ComponentCreator("/Guide/One","002")');
    expect(code).toContain('"/Guide/One-002":{"__comp":"page0001","content":"content2"}');
    expect(code).toContain(
      String.raw`"content2": [() => import(/* webpackChunkName: "content2" */ "@site/docs/it's \"content2\".mdx")]`,
    );
    expect(code).not.toContain('content0');
    // The page left in the list loads it too.
    expect(code).not.toContain('"page0001": [');
  });

  it('each page’s chunk stands in one place: its table, or the list of every page', () => {
    const registry = run('registry');
    const inTables = ['?table=0', '?table=1', '?table=2'].map((query) =>
      run('routeTable', {query}),
    );
    for (const [index] of pages.entries()) {
      const places = [registry, ...inTables].filter((code) =>
        code.includes(`"content${index}": [`),
      );
      expect(places).toHaveLength(1);
    }
    expect(registry).toContain('"content5": [');
    expect(registry).not.toContain('resolveWeak');
    expect(Object.keys(JSON.parse(run('routesChunkNames')) as object)).toEqual([
      '/search-be6',
      '/-9ef',
      '/-3aa',
      '/tags-abc',
      '/old.html-005',
    ]);
  });
});
