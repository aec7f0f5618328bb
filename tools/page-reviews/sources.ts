/** Finds the sources of each page: the operations, samples, and facts that it depends on, each with a hash. */
import {createHash} from 'node:crypto';
import {visit} from 'unist-util-visit';
import {product} from '../../src/config/product';
import {variables} from '../../src/config/variables';
import type {Operation} from '../../src/lib/openapi/operations';
import type {Specification} from '../../src/lib/openapi/specification';
import {parseMeta, readSample} from '../../src/plugins/code';
import {pageName} from '../../src/plugins/page-reviews';
import {mayMean} from '../check-api/check';
import {findInPage} from '../check-api/findings';
import {readPages, type ProsePage} from '../lib/pages';
import {readOperations} from '../lib/specifications';

/** Hashes of sources by their names: `POST /api/v1/data/create`, `examples/a.ts#region`, `{{aiNode.url}}`. */
export type PageSources = Readonly<Record<string, string>>;

/** An operation with the route of its reference page. */
interface OperationSource {
  /** `POST /api/v1/data/create` */
  readonly call: string;
  readonly route: string;
  readonly hash: string;
}

/** Variables that derive from the product are not facts that could become wrong. */
const PRODUCT_VARIABLES = new Set<string>([...Object.keys(product), 'product', 'siteAddress']);

/** `{{ node1.url }}` */
const variableRegex = /\{\{\s*([\w.]+)\s*\}\}/g;

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * Returns the text from which the hash of an operation is made: the operation, all security schemes of the file, and
 * each part that it refers to, directly or indirectly. A reference that `spec.find` does not resolve adds only its name. The
 * operation's own extensions (`x-…`) are left out: a change of them needs no review. Exported for tests.
 */
export function operationText(
  spec: Specification,
  {source, parameters, servers, security}: Operation,
): string {
  const references = new Map<string, string>();
  /** Serializes a value, and adds each part that it refers to. */
  const serialize = (value: unknown): string =>
    JSON.stringify(value, (key, entry: unknown) => {
      if (key === '$ref' && typeof entry === 'string' && !references.has(entry)) {
        // First without a text, so that a part that refers to itself is not serialized again.
        references.set(entry, '');
        references.set(entry, serialize(spec.find(entry)));
      }
      return entry;
    });
  const fields = Object.entries(source).filter(([key]) => !key.startsWith('x-'));
  const operation = serialize([fields, parameters, servers, security]);
  const securitySchemes = serialize(spec.document.components?.securitySchemes ?? {});
  return [operation, securitySchemes, ...[...references].sort().flat()].join('\n');
}

/** Returns the operations that a page names with their method (`POST /path`) or links to. */
function findOperations(
  page: ProsePage,
  operations: readonly OperationSource[],
): OperationSource[] {
  const named = findInPage(page).flatMap((finding) => {
    if (finding.kind !== 'call' || finding.method === undefined) return [];
    return operations.filter(({call}) => mayMean(call, finding));
  });
  visit(page.tree, 'link', ({url}) => {
    const [route] = url.split('#');
    named.push(...operations.filter((operation) => operation.route === route));
  });
  return named;
}

/**
 * Returns the sources of a handwritten page, sorted by name. Exported for tests.
 *
 * @throws Error as `readSample` and `parseMeta` do: for a missing sample, and for wrong settings of a code block
 */
export function findSources(
  siteDir: string,
  page: ProsePage,
  operations: readonly OperationSource[],
): PageSources {
  const sources: Record<string, string> = {};
  for (const {call, hash} of findOperations(page, operations)) sources[call] = hash;
  visit(page.tree, 'code', ({meta}) => {
    const {file} = parseMeta(meta ?? '');
    if (file === undefined) return;
    const name = file.region === undefined ? file.path : `${file.path}#${file.region}`;
    sources[name] = hashText(readSample(siteDir, file));
  });
  for (const [, name = ''] of page.source.matchAll(variableRegex)) {
    const value = variables[name];
    if (value !== undefined && !PRODUCT_VARIABLES.has(name)) {
      sources[`{{${name}}}`] = hashText(value);
    }
  }
  return Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the sources by page name: of each handwritten page that has any, and of each operation's page. `npm run
 * page-reviews` calls it once.
 *
 * @throws Error as `findSources` does, and for a page or a specification that cannot be read
 */
export function findAllSources(siteDir: string): ReadonlyMap<string, PageSources> {
  const operations = readOperations().map(({spec, route, ...operation}): OperationSource => ({
    call: operation.call,
    route,
    hash: hashText(operationText(spec, operation)),
  }));
  const pages = new Map<string, PageSources>();
  for (const page of readPages(siteDir, variables)) {
    const sources = findSources(siteDir, page, operations);
    if (Object.keys(sources).length > 0) pages.set(pageName(page.file), sources);
  }
  // The source of a reference page is its operation.
  for (const {route, call, hash} of operations) pages.set(route.slice(1), {[call]: hash});
  return pages;
}
