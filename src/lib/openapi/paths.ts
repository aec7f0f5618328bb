/** The paths of a specification, and what an operation takes from its path. */
import {
  httpMethods,
  type HttpMethod,
  type LinkObject,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
} from './document';
import {pointerToken, type Specification} from './specification';

/** A path or webhook, and where the document has it. */
export interface PathEntry {
  readonly pointer: string;
  readonly path: string;
  readonly item: PathItemObject;
  /** Whether it is a webhook. */
  readonly incoming: boolean;
}

/** Returns the paths of a document, without extensions (`x-…`). */
export function pathEntries(spec: Specification): PathEntry[] {
  return Object.entries(spec.document.paths ?? {})
    .filter(([path]) => path.startsWith('/'))
    .map(([path, entry]) => ({
      pointer: `#/paths/${pointerToken(path)}`,
      path,
      item: spec.resolve<PathItemObject>(entry),
      incoming: false,
    }));
}

/**
 * Returns the operations of a path, webhook, or callback, in the order of `httpMethods`.
 */
export function operationsOf(
  item: PathItemObject,
): {readonly method: HttpMethod; readonly source: OperationObject}[] {
  return httpMethods.flatMap((method) => {
    const source = item[method];
    return source === undefined ? [] : [{method, source}];
  });
}

/** Returns the `operationId` of each operation of a document, without those of webhooks and callbacks. */
export function operationIds(spec: Specification): string[] {
  const operations = pathEntries(spec).flatMap(({item}) => operationsOf(item));
  return operations.flatMap(({source}) => source.operationId ?? []);
}

/**
 * Returns whether the target of a response link exists, or is in another file.
 *
 * @param ids the result of `operationIds`
 */
export function hasTarget(
  spec: Specification,
  ids: ReadonlySet<string>,
  {operationId, operationRef}: LinkObject,
): boolean {
  if (operationId !== undefined) return ids.has(operationId);
  return !operationRef?.startsWith('#') || spec.find(operationRef) !== undefined;
}

/** Header parameters that OpenAPI says to ignore: other parts of an operation describe them. */
const IGNORED_HEADERS = ['accept', 'authorization', 'content-type'];

/** Whether OpenAPI says to ignore a parameter. */
export function isIgnored({in: place, name}: Pick<ParameterObject, 'in' | 'name'>): boolean {
  return place === 'header' && IGNORED_HEADERS.includes(name.toLowerCase());
}

/**
 * Returns the parameters of a path and an operation, without those that OpenAPI says to ignore. The operation's replace those with the same name and location
 * (`in`). Callbacks of an operation have such parameters as well.
 */
export function mergeParameters(
  spec: Specification,
  item: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const merged = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = spec.resolve<ParameterObject>(entry);
    if (!isIgnored(parameter)) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

/** Adds a text for each `{name}` of a path that no parameter describes. */
export function withPathParameters(
  path: string,
  parameters: readonly ParameterObject[],
): ParameterObject[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const isMissing = (name: string) =>
    !parameters.some((parameter) => parameter.in === 'path' && parameter.name === name);
  const missing = [...new Set(names)].filter(isMissing).map((name): ParameterObject => {
    return {name, in: 'path', required: true, schema: {type: 'string'}};
  });
  return [...missing, ...parameters];
}
