/** The operations of a specification, from which pages, sidebars, and the sandbox are made. */
import type {
  ExternalDocs,
  HttpMethod,
  OperationObject,
  ParameterObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirement,
  ServerObject,
} from './document';
import {
  mergeParameters,
  operationsOf,
  pathEntries,
  withPathParameters,
  type PathEntry,
} from './paths';
import {infoPageId, toSlug} from './slug';
import type {Specification} from './specification';
import {WEBHOOKS_LABEL, webhookEntries} from './webhooks';
import {withoutComments} from './withoutComments';

/** An operation or webhook, with everything that it inherits from its path and from the document. */
export interface Operation {
  /** Last segment of the route of its page, unique within the specification. */
  readonly slug: string;
  readonly title: string;
  readonly method: HttpMethod;
  /** Path template; the name of a webhook. */
  readonly path: string;
  /** Method and path: `POST /api/v1/data/read`. */
  readonly call: string;
  /** Whether it is a webhook: a request that the API sends. */
  readonly incoming: boolean;
  /** JSON pointer in the specification. */
  readonly pointer: string;
  readonly source: OperationObject;
  /** Summary and description of its path. */
  readonly pathText: string;
  readonly parameters: readonly ParameterObject[];
  readonly body: RequestBodyObject | undefined;
  readonly servers: readonly ServerObject[];
  readonly security: readonly SecurityRequirement[];
}

/** Operations with the same first tag. */
export interface OperationGroup {
  /** Name of the tag; empty for operations without one. */
  readonly name: string;
  /** Empty if no operation has a tag. */
  readonly label: string;
  readonly slug: string;
  readonly description?: string;
  readonly operations: readonly Operation[];
}

/** Label of operations without a tag, if others have one. */
const OTHER_LABEL = 'Other operations';

/**
 * Returns a description, followed by the link to more documentation. Returns `''` without both. For the descriptions of
 * an API, a tag, an operation, and a property.
 */
export function withExternalDocs(description?: string, docs?: ExternalDocs): string {
  // A closing bracket would end the text of the link.
  const text = (docs?.description ?? docs?.url ?? '').replace(/(?<!\\)[[\]]/g, '\\$&');
  const link = docs && `[${text}](${docs.url})`;
  return [description, link].filter(Boolean).join('\n\n');
}

/**
 * Returns the responses of an operation by status, without extensions (`x-…`). References aren't followed.
 */
export function responsesOf({
  responses = {},
}: OperationObject): [status: string, response: ResponseObject | Reference][] {
  return Object.entries(responses).filter(([status]) => !status.startsWith('x-'));
}

/** @throws Error for an operation without a summary, if one is required */
function checkSummary(spec: Specification, {incoming, pointer, call, source}: Operation): void {
  if (incoming || source.summary?.trim()) return;
  throw spec.error(
    pointer,
    `${call} has no summary, so its page has no title. Add one, for example summary: Upload data`,
  );
}

function toOperation(
  spec: Specification,
  {path, item, incoming, pointer}: PathEntry,
  method: HttpMethod,
  source: OperationObject,
): Operation {
  const {document} = spec;
  const call = `${method.toUpperCase()} ${path}`;
  const summary = withoutComments(source.summary ?? '').trim();
  const id = source.operationId?.trim() ?? '';
  const texts = [incoming && summary, item.summary, item.description];
  return {
    // A name without letters or digits, such as `$$`, has an empty slug.
    slug: toSlug(incoming ? path : id || summary) || toSlug(call) || method,
    title: incoming ? path : summary || id || call,
    method,
    path,
    call,
    incoming,
    pointer: `${pointer}/${method}`,
    source,
    pathText: texts.filter(Boolean).join('\n\n'),
    parameters: withPathParameters(incoming ? '' : path, mergeParameters(spec, item, source)),
    body: source.requestBody && spec.resolve<RequestBodyObject>(source.requestBody),
    servers: incoming ? [] : (source.servers ?? item.servers ?? document.servers ?? []),
    security: source.security ?? (incoming ? [] : (document.security ?? [])),
  };
}

/** Returns the first of `name-2`, `name-3`, and so on that is free. */
function numbered(name: string, isFree: (name: string) => boolean): string {
  let count = 2;
  while (!isFree(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

/**
 * Makes the slugs unique, also among the page about the API. If two operations have the same summary, or ids that differ
 * only in case or symbols, the page of the later one is named after its method and path, or else gets a number.
 *
 * @param uniqueIds  whether a duplicate operationId is an error. It would move one of the two pages, which breaks
 *   published links. For third-party specifications it is false, because we cannot correct them
 */
function uniqueSlugs(
  spec: Specification,
  operations: readonly Operation[],
  uniqueIds: boolean,
): Operation[] {
  const infoId = infoPageId(spec.document.info.title);
  const bySlug = new Map<string, Operation>();
  for (const operation of operations) {
    const sameSlug = bySlug.get(operation.slug);
    const id = operation.source.operationId;
    if (uniqueIds && id !== undefined && id === sameSlug?.source.operationId) {
      throw spec.error(
        operation.pointer,
        `the operationId ${JSON.stringify(id)} is already used by ${sameSlug.pointer}. Give each operation its own`,
      );
    }
    const isFree = (name: string) => !bySlug.has(name) && name !== infoId;
    const wanted = [operation.slug, toSlug(operation.call)].filter((name) => name !== '');
    const slug = wanted.find(isFree) ?? numbered(wanted.at(-1) ?? operation.method, isFree);
    bySlug.set(slug, {...operation, slug});
  }
  return [...bySlug.values()];
}

/**
 * Lists everything that has a page, operations and webhooks, by `x-position` and then in the order of the
 * document.
 *
 * @param isStrict  true for specifications of this site: an operation without a summary, or two with the same
 *   operationId, are errors. Otherwise the title of an operation without a summary is the operationId, or method
 *   and path
 * @throws Error with file and line
 */
export function listPages(spec: Specification, isStrict = false): Operation[] {
  const operations = [...pathEntries(spec), ...webhookEntries(spec)].flatMap((entry) =>
    operationsOf(entry.item).map(({method, source}) => toOperation(spec, entry, method, source)),
  );
  if (isStrict) operations.forEach((operation) => checkSummary(spec, operation));
  const position = ({source}: Operation) => source['x-position'] ?? Number.MAX_SAFE_INTEGER;
  return uniqueSlugs(spec, operations, isStrict).sort((a, b) => position(a) - position(b));
}

/**
 * Returns a warning for each operation that repeats an earlier operationId. The page of such an operation is named
 * after method and path, so the page moves when the specification is corrected. A build prints these
 * warnings.
 *
 * @param operations  the result of `listPages`
 */
export function duplicateIds(spec: Specification, operations: readonly Operation[]): string[] {
  const firstById = new Map<string, Operation>();
  const warnings: string[] = [];
  for (const operation of operations) {
    const id = operation.source.operationId;
    if (id === undefined) continue;
    const first = firstById.get(id);
    if (first === undefined) {
      firstById.set(id, operation);
      continue;
    }
    const problem = `the operationId ${JSON.stringify(id)} is already used by ${first.pointer}, so the page of ${operation.call} is named "${operation.slug}". Give each operation its own`;
    warnings.push(spec.describe(operation.pointer, problem));
  }
  return warnings;
}

/**
 * Lists the operations that can be called, without webhooks, in the order of `listPages`.
 *
 * @throws Error as `listPages` does
 */
export function listOperations(spec: Specification): Operation[] {
  return listPages(spec).filter(({incoming}) => !incoming);
}

/** The name of the group of an operation. */
function groupName({incoming, source}: Operation): string {
  return incoming ? WEBHOOKS_LABEL : (source.tags?.[0] ?? '');
}

/**
 * Groups operations by their first tag: tags in the order of the document, then tags that it doesn't declare, then
 * operations without a tag. Webhooks have a separate group. The sidebar and the page about the API list these groups.
 */
export function groupByTag(
  spec: Specification,
  operations: readonly Operation[],
): OperationGroup[] {
  const tags = spec.document.tags ?? [];
  const names = [...new Set([...tags.map(({name}) => name), ...operations.map(groupName)])];
  const slugs = new Set<string>();
  const claimSlug = (text: string) => {
    // A tag such as an emoji has no slug, and `C++` has the same as `C#`.
    const slug = toSlug(text) || 'tag';
    const unique = slugs.has(slug) ? numbered(slug, (name) => !slugs.has(name)) : slug;
    slugs.add(unique);
    return unique;
  };
  // The group without a name goes last.
  names.sort((a, b) => Number(a === '') - Number(b === ''));
  return names.flatMap((name) => {
    const members = operations.filter((operation) => groupName(operation) === name);
    if (members.length === 0) return [];
    const tag = tags.find((entry) => entry.name === name);
    const label = name === '' && names.length > 1 ? OTHER_LABEL : (tag?.['x-displayName'] ?? name);
    return [
      {
        name,
        label,
        slug: claimSlug(name || label),
        description: withExternalDocs(tag?.description, tag?.externalDocs),
        operations: members,
      },
    ];
  });
}
