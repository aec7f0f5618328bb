/** Finds the pages and operations that a client of the MCP server names. */
import {comparableName} from '../../src/lib/comparableName';
import {nearestName} from '../../src/lib/nearestName';

export interface Page {
  /** Path below the base path, `quickstart`. */
  readonly path: string;
  readonly title: string;
  /** The endpoint of an operation's page, `POST /api/v1/schemas`. */
  readonly endpoint?: string;
}

/** Matches an endpoint, `GET /v1/models`. */
const endpointRegex = /^[A-Z]+ \//;

/**
 * Finds a page by path, URL, or title.
 *
 * @param basePath  base path of the site, with a slash at both ends
 * @throws Error that names the most similar page, or all pages with this title
 */
export function findPage<P extends Page>(pages: readonly P[], basePath: string, name: string): P {
  const pathname = URL.parse(name, 'https://site.example')?.pathname ?? name;
  const belowBase = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  // 'quickstart.md', 'quickstart.html', and 'quickstart/' are the page 'quickstart'.
  const path = belowBase.replace(/^\/|\.(?:md|html)$|\/$/g, '');
  const withPath = pages.find((page) => page.path === path);
  if (withPath !== undefined) return withPath;

  const withTitle = pages.filter(({title}) => comparableName(title) === comparableName(name));
  const [found, ...others] = withTitle;
  if (found !== undefined && others.length === 0) return found;
  const quotedName = JSON.stringify(name);
  if (found !== undefined) {
    const paths = withTitle.map((page) => `/${page.path}`).join(' and ');
    throw new Error(
      `page: ${quotedName} is the title of ${withTitle.length} pages: ${paths}. Name one by its path.`,
    );
  }
  const nearest = findNearest(pages, path, (page) => [page.path, slugOf(page), page.title]);
  const hint = nearest === undefined ? '' : ` The nearest is /${nearest.path} (${nearest.title});`;
  throw new Error(`page: there is no page ${quotedName}.${hint} search_docs finds pages.`);
}

/** Returns whether a name is a method and a path, in upper or lower case: `GET /v1/models`. */
export const isEndpoint = (name: string): boolean => endpointRegex.test(normalizeEndpoint(name));

/**
 * Finds the page of an operation by its endpoint. A name with a method never finds another method.
 *
 * @throws Error that names the most similar operations
 */
export function findOperation<P extends Page>(pages: readonly P[], name: string): P {
  const operations = pages.filter(({endpoint}) => endpoint !== undefined);
  const wanted = normalizeEndpoint(name);
  const found = operations.find(({endpoint}) => endpoint === wanted);
  if (found !== undefined) return found;
  const samePath = operations.filter(({endpoint}) => pathOf(endpoint) === pathOf(wanted));
  const nearest = findNearest(operations, wanted, ({endpoint = ''}) => [endpoint]);
  const similar = samePath.length > 0 ? samePath : [nearest].filter((page) => page !== undefined);
  const hint =
    similar.length === 0
      ? 'search_docs finds operations'
      : `The nearest: ${similar.map(({endpoint, path}) => `${endpoint}, page /${path}`).join('; ')}`;
  throw new Error(`page: there is no operation ${JSON.stringify(name)}. ${hint}.`);
}

/** Returns the path of an endpoint: `/health` of `GET /health`. */
const pathOf = (endpoint = ''): string => endpoint.replace(/^[A-Z]+ /, '');

/** Writes the method in upper case: `get /health` becomes `GET /health`. */
const normalizeEndpoint = (name: string): string =>
  name.trim().replace(/^[a-z]+(?= )/, (method) => method.toUpperCase());

/** Returns the last segment of a page's path, which is the id of an operation. */
const slugOf = (page: Page): string => page.path.slice(page.path.lastIndexOf('/') + 1);

/** Returns the page with the most similar name, if one is similar. */
function findNearest<P extends Page>(
  pages: readonly P[],
  name: string,
  namesOf: (page: P) => readonly string[],
): P | undefined {
  // If several pages have a name, the first one comes last here and stays.
  const pagesByName = new Map(
    pages.toReversed().flatMap((page) => namesOf(page).map((other): [string, P] => [other, page])),
  );
  const nearest = nearestName(name, [...pagesByName.keys()]);
  return nearest === undefined ? undefined : pagesByName.get(nearest);
}
