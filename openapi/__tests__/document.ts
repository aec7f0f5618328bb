/** Reads the specifications without src/lib/openapi, so that the tests also find mistakes of that code. */

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apis, type ApiDefinition} from '../../src/config/apis';
import {variables, type Variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';

export type JsonObject = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
type Method = (typeof METHODS)[number];

/** An operation of a document. */
export interface Operation {
  readonly method: Method;
  /** Path template: `/api/v1/schemas`. */
  readonly path: string;
  /** JSON pointer of the operation, without `#`. */
  readonly pointer: string;
  readonly node: JsonObject;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object at `key`, or an empty one. */
export function objectAt(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

/** Appends keys to a JSON pointer, escaped as in RFC 6901. */
export function pointerTo(pointer: string, ...keys: readonly string[]): string {
  return [pointer, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Returns the value at a JSON pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => {
      if (Array.isArray(value)) return value[Number(key)] as unknown;
      return isObject(value) ? value[key] : undefined;
    }, document);
}

/** Follows references until a value without one. Returns the value and its pointer. */
export function resolve(
  document: JsonObject,
  node: unknown,
  pointer: string,
): {node: unknown; pointer: string} {
  let found = {node, pointer};
  while (isObject(found.node) && typeof found.node['$ref'] === 'string') {
    const target = found.node['$ref'].replace(/^#/, '');
    found = {node: valueAt(document, target), pointer: target};
  }
  return found;
}

/** Lists the operations in the order of the document. */
export function listOperations(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = isObject(item) ? item[method] : undefined;
      return isObject(node)
        ? [{method, path, node, pointer: pointerTo('', 'paths', path, method)}]
        : [];
    }),
  );
}

/** A specification with its variables substituted. */
export interface ReadDocument {
  readonly api: ApiDefinition;
  readonly text: string;
  readonly document: JsonObject;
}

/** Reads all specifications, in the order of src/config/apis.ts. */
export function readDocuments(values: Variables = variables): ReadDocument[] {
  return apis.map((api) => {
    const source = readFileSync(path.resolve(__dirname, '../..', api.specPath), 'utf8');
    const text = substitute(source, values, {file: api.specPath});
    return {api, text, document: parse(text) as JsonObject};
  });
}
