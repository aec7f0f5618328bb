/** Finds examples that are missing or do not match their schema. */
import type {ErrorObject} from 'ajv';
import {validatorFor, type Validate} from '../../src/lib/openapi/validate';
import {isObject, listOperations, objectAt, pointerTo, resolve, type JsonObject} from './document';

/** Prints an error of Ajv with its location, and with the allowed values if there are any. */
function describeError({instancePath, message, params}: ErrorObject): string {
  const allowed = (params as {allowedValues?: unknown}).allowedValues;
  const detail = allowed === undefined ? '' : `: ${JSON.stringify(allowed)}`;
  return `${instancePath || '/'} ${message ?? 'is not valid'}${detail}`;
}

/** A part of a document. */
interface Part {
  readonly node: JsonObject;
  readonly pointer: string;
}

/** The parts that must have an example: parameters, headers, and media types. Each part is listed once. */
function partsWithExamples(document: JsonObject): Part[] {
  const parts: Part[] = [];
  const children = (parent: JsonObject, pointer: string, key: string): Part[] =>
    Object.entries(parent[key] ?? {}).map(([name, child]) => {
      const found = resolve(document, child, pointerTo(pointer, key, name));
      return {node: isObject(found.node) ? found.node : {}, pointer: found.pointer};
    });
  for (const {node, pointer} of listOperations(document)) {
    parts.push(...children(node, pointer, 'parameters'));
    const body = resolve(document, node['requestBody'] ?? {}, pointerTo(pointer, 'requestBody'));
    if (isObject(body.node)) parts.push(...children(body.node, body.pointer, 'content'));
    for (const response of children(node, pointer, 'responses')) {
      parts.push(...children(response.node, response.pointer, 'headers'));
      parts.push(...children(response.node, response.pointer, 'content'));
    }
  }
  return [...new Map(parts.map((part) => [part.pointer, part])).values()];
}

/** The examples of a part, or else of its schema, with their pointers. */
function examplesOf(
  document: JsonObject,
  {node, pointer}: Part,
): {value: unknown; pointer: string}[] {
  if ('example' in node) return [{value: node['example'], pointer: pointerTo(pointer, 'example')}];
  const inSchema = objectAt(node, 'schema')['examples'];
  if (Array.isArray(inSchema)) {
    return inSchema.map((value: unknown) => ({value, pointer: pointerTo(pointer, 'schema')}));
  }
  return Object.entries(objectAt(node, 'examples')).map(([name, example]) => {
    const found = resolve(document, example, pointerTo(pointer, 'examples', name));
    const value = isObject(found.node) ? found.node['value'] : undefined;
    return {value, pointer: found.pointer};
  });
}

/** Problems of examples in named schemas: `example` in 3.0, the list `examples` in 3.1. */
function schemaExampleProblems(document: JsonObject, validate: Validate): string[] {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!isObject(schema)) return [];
    const pointer = pointerTo('/components/schemas', name);
    const values = Array.isArray(schema['examples']) ? [...(schema['examples'] as unknown[])] : [];
    if ('example' in schema) values.push(schema['example']);
    return values.flatMap((value) =>
      validate(schema, value).map((error) => `#${pointer}: example ${describeError(error)}`),
    );
  });
}

/** Returns a line for each missing or wrong example. */
export function exampleProblems(document: JsonObject): string[] {
  const validate = validatorFor(document);
  const problems = partsWithExamples(document).flatMap((part) => {
    const examples = examplesOf(document, part);
    if (examples.length === 0) return [`#${part.pointer}: no example`];
    const schema = objectAt(part.node, 'schema');
    return examples.flatMap(({value, pointer}) =>
      validate(schema, value).map((error) => `#${pointer}: ${describeError(error)}`),
    );
  });
  return [...problems, ...schemaExampleProblems(document, validate)];
}

/** Returns the number of examples outside schemas. */
export function countExamples(document: JsonObject): number {
  return partsWithExamples(document).flatMap((part) => examplesOf(document, part)).length;
}
