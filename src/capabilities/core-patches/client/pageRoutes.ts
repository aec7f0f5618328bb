/**
 * The routes of pages on a large site: tables of some fifty, of which a visit loads the one that it needs. The
 * build writes the tables (src/capabilities/core-patches/node/routeTables.cjs); on a small site there are none, and this does nothing.
 */
import type {RouteConfig} from 'react-router-config';

export interface RouteTable {
  /** Key of the first page in the table; tables are in the order of their keys. */
  readonly first: string;
  readonly load: () => Promise<{readonly default: readonly RouteConfig[]}>;
}

interface TabledList {
  readonly routes: RouteConfig[];
  readonly tables: readonly RouteTable[];
}

const lists: TabledList[] = [];
const loads = new Map<RouteTable, Promise<void>>();

/** What a path is found by; the router knows no difference of case or of a slash at the end. */
export function routeKey(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not a path of this site: no table holds it, and the not-found page says so.
  }
  return path
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** A list of routes that grows as its tables are loaded; called once for each list, by the generated routes. */
export function pageRoutes(
  others: readonly RouteConfig[],
  tables: readonly RouteTable[],
): RouteConfig[] {
  const routes = [...others];
  lists.push({routes, tables});
  return routes;
}

async function addTable({routes}: TabledList, table: RouteTable): Promise<void> {
  const loaded = await table.load();
  // Pages come first: each has one exact path, and a route that holds others must not take it.
  routes.unshift(...loaded.default);
}

function loadOnce(list: TabledList, table: RouteTable): Promise<void> {
  const known = loads.get(table);
  if (known !== undefined) return known;
  const load = addTable(list, table);
  loads.set(table, load);
  // A file that did not come may come at the next try.
  load.catch(() => loads.delete(table));
  return load;
}

/** Loads the table that holds a page, if there are tables. */
export async function loadPageRoutes(pathname: string): Promise<void> {
  const key = routeKey(pathname);
  await Promise.all(
    lists.map(async (list) => {
      const table = list.tables.findLast(({first}) => first <= key);
      if (table !== undefined) await loadOnce(list, table);
    }),
  );
}
