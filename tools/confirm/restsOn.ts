/** What each page rests on, derived from the page itself: operations, samples, facts; each with a hash. */
import {createHash} from 'node:crypto';
import {visit} from 'unist-util-visit';
import {parseMeta, readSample} from '../../src/capabilities/code';
import {pageName} from '../../src/capabilities/evidence';
import {product} from '../../src/config/product';
import {variables} from '../../src/config/variables';
import type {Operation} from '../../src/lib/openapi/operations';
import type {Specification} from '../../src/lib/openapi/specification';
import {mayMean} from '../check-api/check';
import {readPage} from '../check-api/prose';
import {readPages, type ProsePage} from '../lib/pages';
import {readOperations} from '../lib/specifications';

/** Hashes of what a page rests on, by name: `POST /api/v1/data/create`, `examples/a.ts#region`, `{{aiNode.url}}`. */
export type RestsOn = Readonly<Record<string, string>>;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** An operation with every part of the specification that it leads to, without extensions that arrange its page. */
export function operationText(
  spec: Specification,
  {source, parameters, servers, security}: Operation,
): string {
  const parts = new Map<string, string>();
  const read = (value: unknown): string =>
    JSON.stringify(value, (key, entry: unknown) => {
      if (key === '$ref' && typeof entry === 'string' && !parts.has(entry)) {
        parts.set(entry, '');
        parts.set(entry, read(spec.find(entry)));
      }
      return entry;
    });
  const stated = Object.entries(source).filter(([key]) => !key.startsWith('x-'));
  const own = read([stated, parameters, servers, security]);
  const schemes = read(spec.document.components?.securitySchemes ?? {});
  return [own, schemes, ...[...parts].sort().flat()].join('\n');
}

interface KnownOperation extends Pick<Operation, 'call'> {
  /** Of its page. */
  readonly route: string;
  readonly hash: string;
}

/** Names that follow from the product are no facts that could turn out wrong. */
const productNames = new Set<string>([...Object.keys(product), 'product', 'siteAddress']);

/** What a page that people wrote rests on: operations it names or links to, samples it shows, facts it states. */
export function ofProse(
  siteDir: string,
  page: ProsePage,
  operations: readonly KnownOperation[],
): RestsOn {
  const found: Record<string, string> = {};
  const take = (isNamed: (operation: KnownOperation) => boolean) => {
    for (const {call, hash} of operations.filter(isNamed)) found[call] = hash;
  };
  for (const finding of readPage(page)) {
    if (finding.kind === 'call' && finding.method !== undefined)
      take(({call}) => mayMean(call, finding));
  }
  visit(page.tree, 'link', ({url}) => take(({route}) => url.split('#')[0] === route));
  visit(page.tree, 'code', ({meta}) => {
    const {file} = parseMeta(meta ?? '');
    if (file === undefined) return;
    const name = file.region === undefined ? file.path : `${file.path}#${file.region}`;
    found[name] = hashOf(readSample(siteDir, file));
  });
  for (const [, name = ''] of page.source.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)) {
    const value = variables[name];
    if (value !== undefined && !productNames.has(name)) found[`{{${name}}}`] = hashOf(value);
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** All pages that rest on something, by name. */
export function pagesAndWhatTheyRestOn(siteDir: string): ReadonlyMap<string, RestsOn> {
  const operations = readOperations().map(({spec, route, ...operation}): KnownOperation => {
    return {call: operation.call, route, hash: hashOf(operationText(spec, operation))};
  });
  const reference = operations.map(({route, call, hash}): [string, RestsOn] => [
    route.slice(1),
    {[call]: hash},
  ]);
  const prose = readPages(siteDir, variables).map((page): [string, RestsOn] => [
    pageName(page.file),
    ofProse(siteDir, page, operations),
  ]);
  return new Map([...prose, ...reference].filter(([, things]) => Object.keys(things).length > 0));
}
