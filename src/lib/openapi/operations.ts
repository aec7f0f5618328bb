/** The operations of a specification in the order of its tags: what pages, sidebar and outline are made from. */
import {
  httpMethods,
  type ExternalDocs,
  type HttpMethod,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
  type RequestBodyObject,
  type SecurityRequirement,
  type ServerObject,
} from './document';
import {pointerToken, type Specification} from './specification';
import {toSlug} from './slug';

/** One documented operation, with what it inherits from its path and from the document. */
export interface Operation {
  readonly slug: string;
  readonly title: string;
  readonly method: HttpMethod;
  /** Of a webhook, its name. */
  readonly path: string;
  /** Both: `POST /api/v1/data/read`. */
  readonly call: string;
  /** Whether it is a webhook: a request that the API sends. */
  readonly incoming: boolean;
  /** Where it stands in the specification. */
  readonly pointer: string;
  readonly source: OperationObject;
  /** What the document says of its path. */
  readonly pathText: string;
  readonly parameters: readonly ParameterObject[];
  readonly body: RequestBodyObject | undefined;
  readonly servers: readonly ServerObject[];
  readonly security: readonly SecurityRequirement[];
}

/** What operations without a tag stand under, where others have one. */
const OTHER = 'Other operations';
/** What webhooks stand under. */
const WEBHOOKS = 'Webhooks';

/** Where a document lists operations. */
const lists = ['paths', 'webhooks', 'x-webhooks'] as const;

/** Operations under one tag; `name` is empty for those without any, and `label` too where no operation has one. */
export interface OperationGroup {
  readonly name: string;
  readonly label: string;
  readonly slug: string;
  readonly description?: string;
  readonly operations: readonly Operation[];
}

/** A description with the link to what others wrote on the subject. */
export function withDocs(description?: string, docs?: ExternalDocs): string {
  const link = docs && `[${docs.description ?? docs.url}](${docs.url})`;
  return [description, link].filter(Boolean).join('\n\n');
}

/** Parameters of the operation replace those of its path with the same name and place. */
export function mergeParameters(
  spec: Specification,
  item: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const merged = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = spec.resolve<ParameterObject>(entry);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

/** The operations of a path, a webhook or a callback. */
export function operationsOf(
  item: PathItemObject,
): {readonly method: HttpMethod; readonly source: OperationObject}[] {
  return httpMethods.flatMap((method) => {
    const source = item[method];
    return source === undefined ? [] : [{method, source}];
  });
}

/** What an operation answers, by status; extensions stand among them. */
export function responsesOf({responses = {}}: OperationObject) {
  return Object.entries(responses).filter(([status]) => !status.startsWith('x-'));
}

/** Where an operation stands in the document. */
interface OperationPlace extends Pick<Operation, 'path' | 'method' | 'source'> {
  readonly list: (typeof lists)[number];
  readonly item: PathItemObject;
}

function toOperation(
  spec: Specification,
  {list, path, item, method, source}: OperationPlace,
  requireSummary: boolean,
): Operation {
  const {document} = spec;
  const incoming = list !== 'paths';
  const pointer = `#/${list}/${pointerToken(path)}/${method}`;
  const call = `${method.toUpperCase()} ${path}`;
  const summary = source.summary?.trim() ?? '';
  const id = source.operationId?.trim() ?? '';
  if (summary === '' && requireSummary && !incoming) {
    throw spec.error(
      pointer,
      `${call} has no summary, so its page has no title. Add for example summary: Upload data`,
    );
  }
  const texts = [incoming && summary, item.summary, item.description];
  return {
    // A name without letters or digits, such as `$$`, gives no slug.
    slug: toSlug(incoming ? path : id || summary) || toSlug(call) || method,
    title: incoming ? path : summary || id || call,
    method,
    path,
    call,
    incoming,
    pointer,
    source,
    pathText: texts.filter(Boolean).join('\n\n'),
    parameters: mergeParameters(spec, item, source),
    body: source.requestBody && spec.resolve<RequestBodyObject>(source.requestBody),
    servers: incoming ? [] : (source.servers ?? item.servers ?? document.servers ?? []),
    security: source.security ?? (incoming ? [] : (document.security ?? [])),
  };
}

/** Two operations may have one summary, and ids that differ in case alone: the later one is named by its call. */
function distinct(spec: Specification, operations: readonly Operation[]): Operation[] {
  const bySlug = new Map<string, Operation>();
  for (const named of operations) {
    const operation = bySlug.has(named.slug) ? {...named, slug: toSlug(named.call)} : named;
    const earlier = bySlug.get(operation.slug);
    if (earlier !== undefined) {
      throw spec.error(
        operation.pointer,
        `the operation gives the page name ${JSON.stringify(operation.slug)}, which ${earlier.pointer} already has. Give one of them another operationId`,
      );
    }
    bySlug.set(operation.slug, operation);
  }
  return [...bySlug.values()];
}

/**
 * Everything that has a page: all operations and webhooks, by `x-position`, then in the order of the document. Without
 * `requireSummary`, which is for specifications of this site, an operation may be titled by its operationId or its call.
 *
 * @throws Error for an operation without a name, or two with the same page
 */
export function listPages(spec: Specification, requireSummary = false): Operation[] {
  const {webhooks = {}} = spec.document;
  // Documents of 3.0 that became 3.1 may have their webhooks under both names.
  const hasPage = (list: OperationPlace['list'], name: string) =>
    list === 'paths' ? name.startsWith('/') : list === 'webhooks' || !Object.hasOwn(webhooks, name);
  const operations = lists.flatMap((list) =>
    Object.entries(spec.document[list] ?? {})
      .filter(([path]) => hasPage(list, path))
      .flatMap(([path, entry]) => {
        const item = spec.resolve<PathItemObject>(entry);
        return operationsOf(item).map((operation) =>
          toOperation(spec, {list, path, item, ...operation}, requireSummary),
        );
      }),
  );
  const position = ({source}: Operation) => source['x-position'] ?? Number.MAX_SAFE_INTEGER;
  return distinct(spec, operations).sort((a, b) => position(a) - position(b));
}

/** The operations that can be called. */
export function listOperations(spec: Specification): Operation[] {
  return listPages(spec).filter(({incoming}) => !incoming);
}

/** Operations by their first tag: tags in the document's order, then undeclared ones, then none. Webhooks stand together. */
export function groupByTag(
  spec: Specification,
  operations: readonly Operation[],
): OperationGroup[] {
  const declared = spec.document.tags ?? [];
  const used = operations.map(({incoming, source}) =>
    incoming ? WEBHOOKS : (source.tags?.[0] ?? ''),
  );
  const undeclared = used.filter((name) => !declared.some((tag) => tag.name === name));
  const names = [...new Set([...declared.map((tag) => tag.name), ...undeclared])];
  names.sort((a, b) => Number(a === '') - Number(b === ''));
  return names.flatMap((name) => {
    const members = operations.filter((_, index) => used[index] === name);
    const tag = declared.find((entry) => entry.name === name);
    if (members.length === 0) return [];
    const label = name === '' && names.length > 1 ? OTHER : (tag?.['x-displayName'] ?? name);
    return [
      {
        name,
        label,
        slug: toSlug(name || label),
        description: withDocs(tag?.description, tag?.externalDocs),
        operations: members,
      },
    ];
  });
}
