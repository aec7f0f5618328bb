/** The operations of both specifications, in the form that the check asks for. */
import leven from 'leven';
import {
  isObject,
  listOperations,
  objectAt,
  pointerTo,
  resolve,
  type JsonObject,
} from '../lib/openapi';
import {validatorFor, type Validate} from '../lib/schemaValidator';
import type {Specification} from '../lib/specifications';
import {HOLE} from './holes';

/** One operation and what a call of it must keep. */
export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  /** Where its page is: `nildb` and `upload-data`. */
  readonly segment: string;
  readonly slug: string;
  readonly statuses: readonly number[];
  readonly parameters: readonly string[];
  /** Undefined when the operation takes no body. */
  readonly body:
    | {
        readonly required: boolean;
        readonly schemaPointer: string;
        readonly fields: readonly string[];
        readonly validate: Validate;
      }
    | undefined;
}

/** The slug that the generator makes: kebab-case, with digits set apart. */
export function slugOf(operationId: string): string {
  return operationId
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/(\d)([A-Za-z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

function readBody(
  document: JsonObject,
  operation: JsonObject,
  pointer: string,
  validate: Validate,
): ApiOperation['body'] {
  const body = resolve(document, operation['requestBody'], pointerTo(pointer, 'requestBody'));
  if (!isObject(body.node)) return undefined;
  const schemaPointer = pointerTo(body.pointer, 'content', 'application/json', 'schema');
  const media = objectAt(objectAt(body.node, 'content'), 'application/json');
  const schema = resolve(document, media['schema'], schemaPointer).node;
  const fields = isObject(schema) ? Object.keys(objectAt(schema, 'properties')) : [];
  return {required: body.node['required'] === true, schemaPointer, fields, validate};
}

/** All operations of the given specifications. */
export function readOperations(specifications: readonly Specification[]): ApiOperation[] {
  return specifications.flatMap(({api, document}) => {
    const validate = validatorFor(document);
    return listOperations(document).map(({method, path, node, pointer}) => ({
      method: method.toUpperCase(),
      path,
      segment: api.segment,
      slug: slugOf(String(node['operationId'])),
      statuses: Object.keys(objectAt(node, 'responses')).map(Number),
      parameters: ((node['parameters'] ?? []) as JsonObject[]).map(({name}) => String(name)),
      body: readBody(document, node, pointer, validate),
    }));
  });
}

/** Whether a path is an instance of a template: `{id}` and holes stand for any one segment. */
export function matchesPath(template: string, path: string): boolean {
  const wanted = template.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every(
      (segment, index) =>
        segment === found[index] || segment.startsWith('{') || (found[index] ?? '').includes(HOLE),
    )
  );
}

/** Whether a mention may mean a template: its path, or without a method also a beginning of it. */
export function mayMean(
  template: {readonly method: string; readonly path: string},
  {method, path}: {readonly method: string | undefined; readonly path: string},
): boolean {
  if (method !== undefined) return method === template.method && matchesPath(template.path, path);
  return matchesPath(template.path, path) || template.path.startsWith(`${path}/`);
}

/** The operation whose call looks most like this one. */
export function nearestOperation(
  operations: readonly ApiOperation[],
  method: string | undefined,
  path: string,
): ApiOperation | undefined {
  const distance = (operation: ApiOperation): number =>
    leven(operation.path, path) + (method === undefined || method === operation.method ? 0 : 1);
  return [...operations].sort((a, b) => distance(a) - distance(b))[0];
}
