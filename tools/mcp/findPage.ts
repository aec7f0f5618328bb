/** Finds the pages and operations that a client of the MCP server names. */
import {nearestName} from '../../src/lib/variables';

export interface Page {
  /** Path including the base path, `/quickstart`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The endpoint of an operation's page, `POST /api/v1/schemas`. */
  readonly endpoint: string | undefined;
  /** All headings and texts. */
  readonly text: string;
}

/** Matches an endpoint, `GET /v1/models`. */
const endpointRegex = /^(?:GET|POST|PUT|PATCH|DELETE) \//;

/**
 * Finds a page by its path, URL, or title.
 *
 * @param home path of the home page, which is the base path
 * @throws Error that names the most similar page
 */
export function findPage(pages: readonly Page[], home: string, name: string): Page {
  const pathname = URL.parse(name, 'https://site.example')?.pathname ?? name;
  // '/quickstart.md', '/quickstart.html' and '/quickstart/' are the page '/quickstart'.
  const path = pathname.replace(/\.(?:md|html)$|\/$/, '');
  const withTitle = pages.filter(({title}) => title.toLowerCase() === name.toLowerCase());
  const found =
    pages.find((page) => page.path === path) ??
    pages.find((page) => page.path === home.slice(0, -1) + path) ??
    (withTitle.length === 1 ? withTitle[0] : undefined);
  if (found !== undefined) return found;
  const nearest = findNearest(pages, path, (page) => [page.path, `/${slugOf(page)}`, page.title]);
  const hint = nearest === undefined ? '' : ` The nearest is ${nearest.path} (${nearest.title});`;
  throw new Error(`page: there is no page ${JSON.stringify(name)}.${hint} list_pages lists all.`);
}

/**
 * Finds the page of an operation by its id, title, or endpoint.
 *
 * @throws Error that names the most similar operation, or all operations that match
 */
export function findOperation(pages: readonly Page[], name: string): Page {
  const operations = pages.filter(({endpoint}) => endpoint !== undefined);
  const [found, ...others] = findMatchingOperations(operations, name);
  if (found !== undefined && others.length === 0) return found;

  const describe = (page: Page) => `${slugOf(page)} (${page.endpoint})`;
  const quotedName = JSON.stringify(name);
  if (found !== undefined) {
    const matches = [found, ...others].map(describe);
    throw new Error(
      `operation: ${quotedName} matches ${matches.length} operations: ${matches.join(', ')}. Use one of these ids.`,
    );
  }
  const nearest = findNearest(operations, normalizeEndpoint(name), (page) => [
    slugOf(page),
    page.endpoint ?? '',
    page.title,
  ]);
  const hint =
    nearest === undefined
      ? 'list_pages lists all'
      : `The nearest is ${describe(nearest)}, page ${nearest.path}`;
  throw new Error(`operation: there is no operation ${quotedName}. ${hint}.`);
}

/** Returns the operations that match a name in the most exact way. */
function findMatchingOperations(operations: readonly Page[], name: string): readonly Page[] {
  const wanted = normalizeEndpoint(name);
  const isEndpoint = endpointRegex.test(wanted);
  const pathOf = (endpoint = '') => endpoint.replace(/^[A-Z]+ /, '');
  const tests: readonly ((page: Page) => boolean)[] = [
    ({endpoint}) => endpoint === wanted,
    (page) => simplify(slugOf(page)) === simplify(wanted),
    ({title}) => simplify(title) === simplify(wanted),
    // A page can describe an endpoint in its text.
    ({text}) => isEndpoint && text.includes(wanted),
    ({endpoint}) => pathOf(endpoint) === pathOf(wanted),
  ];
  for (const test of tests) {
    const matches = operations.filter(test);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Writes the method in upper case: `get /health` becomes `GET /health`. */
const normalizeEndpoint = (name: string): string =>
  name.trim().replace(/^[a-z]+(?= )/, (method) => method.toUpperCase());

/** Reduces a name to its letters and digits: `addSchema`, `add_schema`, and `add-schema` become the same. */
const simplify = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the last segment of a page's path, which is the id of an operation. */
const slugOf = (page: Page): string => page.path.slice(page.path.lastIndexOf('/') + 1);

/** Returns the page with the most similar name, if one is similar. */
function findNearest(
  pages: readonly Page[],
  name: string,
  namesOf: (page: Page) => readonly string[],
): Page | undefined {
  const pagesByName = new Map(
    pages.flatMap((page) => namesOf(page).map((other): [string, Page] => [other, page])),
  );
  const nearest = nearestName(name, [...pagesByName.keys()]);
  return nearest === undefined ? undefined : pagesByName.get(nearest);
}
