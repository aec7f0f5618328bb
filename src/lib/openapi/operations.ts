/** The operations of a specification in the order of its tags: what pages, sidebar and outline are made from. */
import {
  httpMethods,
  type ExternalDocs,
  type HttpMethod,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
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
  readonly path: string;
  /** Where it stands in the specification. */
  readonly pointer: string;
  readonly source: OperationObject;
  /** What the document says of its path. */
  readonly pathText: string;
  readonly parameters: readonly ParameterObject[];
  readonly servers: readonly ServerObject[];
  readonly security: readonly SecurityRequirement[];
}

/** What operations without a tag stand under, where others have one. */
const OTHER = 'Other operations';

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
function mergeParameters(
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

function toOperation(
  spec: Specification,
  path: string,
  item: PathItemObject,
  method: HttpMethod,
  source: OperationObject,
  requireSummary: boolean,
): Operation {
  const {document} = spec;
  const pointer = `#/paths/${pointerToken(path)}/${method}`;
  const call = `${method.toUpperCase()} ${path}`;
  const summary = source.summary?.trim() ?? '';
  const id = source.operationId?.trim() ?? '';
  if (summary === '' && requireSummary) {
    throw spec.error(
      pointer,
      `${call} has no summary, so its page has no title. Add for example summary: Upload data`,
    );
  }
  const title = summary || id || call;
  return {
    // A name without letters or digits, such as `$$`, gives no slug.
    slug: toSlug(id || summary) || toSlug(call) || method,
    title,
    method,
    path,
    pointer,
    source,
    pathText: [item.summary, item.description].filter(Boolean).join('\n\n'),
    parameters: mergeParameters(spec, item, source),
    servers: source.servers ?? item.servers ?? document.servers ?? [],
    security: source.security ?? document.security ?? [],
  };
}

/** Two operations may have one summary, and ids that differ in case alone: the later one is named by its call. */
function distinct(spec: Specification, operations: readonly Operation[]): Operation[] {
  const bySlug = new Map<string, Operation>();
  for (const named of operations) {
    const {slug, method, path} = named;
    const operation = bySlug.has(slug) ? {...named, slug: toSlug(`${method} ${path}`)} : named;
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
 * All operations, by `x-position`, then in the order of the paths. Without `requireSummary`, which
 * is for specifications of this site, an operation may be titled by its operationId or its method and path.
 *
 * @throws SpecificationError for an operation without a name, or two with the same page
 */
export function listOperations(spec: Specification, requireSummary = false): Operation[] {
  const operations = Object.entries(spec.document.paths ?? {})
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, entry]) => {
      const item = spec.resolve<PathItemObject>(entry);
      return httpMethods.flatMap((method) => {
        const source = item[method];
        return source === undefined
          ? []
          : [toOperation(spec, path, item, method, source, requireSummary)];
      });
    });
  const position = ({source}: Operation) => source['x-position'] ?? Infinity;
  return distinct(spec, operations).sort((a, b) =>
    position(a) < position(b) ? -1 : Number(position(a) > position(b)),
  );
}

/** Operations by their first tag: tags in the document's order, then undeclared ones, then none. */
export function groupByTag(
  spec: Specification,
  operations: readonly Operation[],
): OperationGroup[] {
  const declared = spec.document.tags ?? [];
  const used = operations.map((operation) => operation.source.tags?.[0] ?? '');
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
