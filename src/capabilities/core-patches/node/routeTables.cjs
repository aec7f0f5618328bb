// @ts-check
/**
 * Cuts the list of all pages into tables, of which a visit loads one: on a site of a thousand pages that list is an
 * eighth of the code of each page. Used by the loaders beside it, which the bundler runs without TypeScript.
 */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/** @typedef {{path: string, component: {path: string, hash?: string}, exact?: boolean, routes?: Route[], [name: string]: unknown}} Route */
/** @typedef {{from: number, size: number}} SplitOptions `from`: pages in one list from which it is cut; `size`: pages of a table */
/** @typedef {{first: string, routes: Route[]}} Table */
/** @typedef {{others: Route[], tables: {first: string, index: number}[]}} CutList */

/**
 * The generated routes as data. Their only code are calls of ComponentCreator.
 *
 * @param {string} source
 * @returns {Route[]}
 */
function readRoutes(source) {
  const [, list] = /export default (\[[\s\S]*\]);?\s*$/.exec(source) ?? [];
  if (list === undefined)
    throw new Error('routes.js: expected "export default […];", found another shape');
  return vm.runInNewContext(list, {
    ComponentCreator: (/** @type {string} */ of, /** @type {string} */ hash) => ({path: of, hash}),
  });
}

/** The same as `routeKey` in src/capabilities/core-patches/client/pageRoutes.ts; a test compares them. @param {string} route */
const routeKey = (route) => decodeURI(route).replace(/\/+$/, '').toLowerCase();

/** Whether a route is one page with a fixed path. An address that ends in .html is looked up without it. @param {Route} route */
const isPage = ({path: route, exact, routes}) =>
  exact === true && routes === undefined && !/[:*?()]|\.html$/.test(route);

/**
 * Which pages stay in the list, and which go to tables.
 *
 * @param {readonly Route[]} routes
 * @param {SplitOptions} options
 * @returns {{tables: Table[], cuts: Map<Route, CutList>}} `cuts` by the route whose list was cut
 */
function splitRoutes(routes, {from, size}) {
  /** @type {Table[]} */
  const tables = [];
  /** @type {Map<Route, CutList>} */
  const cuts = new Map();
  /** @param {Route} parent */
  const visit = (parent) => {
    const children = parent.routes ?? [];
    // The page with the path of its parent may be the home page, which the theme looks for in the list.
    const pages = children.filter((route) => isPage(route) && route.path !== parent.path);
    children.forEach(visit);
    if (pages.length < from) return;
    const sorted = [...pages].sort((a, b) => (routeKey(a.path) < routeKey(b.path) ? -1 : 1));
    const own = [];
    for (let start = 0; start < sorted.length; start += size) {
      const part = sorted.slice(start, start + size);
      const first = routeKey(part[0]?.path ?? '');
      own.push({first, index: tables.length});
      tables.push({first, routes: part});
    }
    cuts.set(parent, {others: children.filter((route) => !pages.includes(route)), tables: own});
  };
  routes.forEach(visit);
  return {tables, cuts};
}

/** @param {{path: string, hash?: string}} component */
const printComponent = ({path: of, hash}) =>
  `ComponentCreator(${JSON.stringify(hash === undefined ? [of] : [of, hash]).slice(1, -1)})`;

/**
 * A route as code again.
 *
 * @param {Route} route
 * @param {(route: Route) => string | undefined} printList
 * @returns {string}
 */
function printRoute(route, printList) {
  const {component, ...data} = route;
  delete data.routes;
  const list = printList(route);
  return `{${[
    ...Object.entries(data).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    `component: ${printComponent(component)}`,
    ...(list === undefined ? [] : [`routes: ${list}`]),
  ].join(', ')}}`;
}

/** A table as code. @param {Table} table */
const printTable = ({routes}) =>
  `[${routes.map((route) => printRoute(route, () => undefined)).join(',\n')}]`;

/** Name of the part of components in the table of chunks. @param {Route} route */
const chunkKey = ({component}) => `${component.path}-${component.hash}`;

/** @param {unknown} value @returns {string[]} */
const leaves = (value) =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(leaves);

const registryRegex =
  /^ {2}("(?:[^"\\]|\\.)*"): \[(\(\) => import\(\/\*.*?\*\/ "(?:[^"\\]|\\.)*"\)), .*\],?(?:};)?$/gm;

/**
 * The generated registry: names of chunks, and the code that loads each.
 *
 * @param {string} source
 * @returns {Map<string, string>}
 */
function readRegistry(source) {
  const entries = [...source.matchAll(registryRegex)];
  if (entries.length === 0 || entries.length !== (source.match(/^ {2}"/gm) ?? []).length)
    throw new Error(
      'registry.js: expected lines like "name": [() => import(…), "module", require.resolveWeak(…)], found another shape',
    );
  return new Map(entries.map(([, name = '', load = '']) => [JSON.parse(name), load]));
}

/** Entries of the registry as code. @param {Map<string, string>} registry @param {(name: string) => boolean} condition */
const printRegistry = (registry, condition) =>
  `{${[...registry]
    .filter(([name]) => condition(name))
    .map(([name, load]) => `${JSON.stringify(name)}: [${load}]`)
    .join(',\n')}}`;

/**
 * What goes to tables, from the texts of the generated files.
 *
 * @param {Record<'routes' | 'chunkNames' | 'registry', string>} texts
 * @param {SplitOptions} options
 */
function cutTables(texts, options) {
  const routes = readRoutes(texts.routes);
  /** @type {Record<string, unknown>} */
  const chunkNames = JSON.parse(texts.chunkNames);
  const {tables, cuts} = splitRoutes(routes, options);
  const moved = new Set(tables.flatMap((table) => table.routes.map(chunkKey)));
  const kept = new Set(
    Object.entries(chunkNames).flatMap(([key, names]) => (moved.has(key) ? [] : leaves(names))),
  );
  /** Chunks that pages of these routes load and no other route does. @param {readonly string[]} keys */
  const ownChunks = (keys) =>
    new Set(keys.flatMap((key) => leaves(chunkNames[key])).filter((name) => !kept.has(name)));
  return {
    routes,
    chunkNames,
    tables,
    cuts,
    moved,
    ownChunks,
    registry: readRegistry(texts.registry),
  };
}

/** @type {{key: string, outcome: ReturnType<typeof cutTables>} | undefined} The latest: each table of a build asks for the same. */
let latest;

/**
 * Reads the generated files beside a module, and says what goes to tables.
 *
 * @param {{context: string, getOptions(): SplitOptions, addDependency(file: string): void}} loader
 */
function tablesOf(loader) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(loader.context, name);
    loader.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const texts = {
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  };
  const {from, size} = loader.getOptions();
  const key = JSON.stringify([texts, from, size]);
  if (latest?.key !== key) latest = {key, outcome: cutTables(texts, {from, size})};
  return latest.outcome;
}

module.exports = {
  chunkKey,
  printRegistry,
  printRoute,
  printTable,
  readRegistry,
  readRoutes,
  routeKey,
  splitRoutes,
  tablesOf,
};
