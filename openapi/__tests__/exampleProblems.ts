/** Walks a whole OpenAPI document and says which examples are missing or do not match their schema. */
import {isObject, listOperations, objectAt, pointerTo, resolve, type JsonObject} from './document';
import type {ErrorObject} from 'ajv';
import {validatorFor, type Validate} from '../../src/lib/openapi/validate';

/** One error as a line of text: where, what, and the allowed values if there are any. */
function describeError({instancePath, message, params}: ErrorObject): string {
  const allowed = (params as {allowedValues?: unknown}).allowedValues;
  const detail = allowed === undefined ? '' : `: ${JSON.stringify(allowed)}`;
  return `${instancePath || '/'} ${message ?? 'is not valid'}${detail}`;
}

interface Place {
  readonly node: JsonObject;
  readonly pointer: string;
}

/** The parts of a document that hold a schema and must show what it means: parameters, headers, media types. */
function carriers(document: JsonObject): Place[] {
  const places: Place[] = [];
  const children = (parent: JsonObject, pointer: string, key: string): Place[] =>
    Object.entries(parent[key] ?? {}).map(([name, child]) => {
      const found = resolve(document, child, pointerTo(pointer, key, name));
      return {node: isObject(found.node) ? found.node : {}, pointer: found.pointer};
    });
  for (const {node, pointer} of listOperations(document)) {
    places.push(...children(node, pointer, 'parameters'));
    const body = resolve(document, node['requestBody'] ?? {}, pointerTo(pointer, 'requestBody'));
    if (isObject(body.node)) places.push(...children(body.node, body.pointer, 'content'));
    for (const response of children(node, pointer, 'responses')) {
      places.push(...children(response.node, response.pointer, 'headers'));
      places.push(...children(response.node, response.pointer, 'content'));
    }
  }
  return [...new Map(places.map((place) => [place.pointer, place])).values()];
}

/** The example values of one carrier, with their places. */
function examplesOf(
  document: JsonObject,
  {node, pointer}: Place,
): {value: unknown; pointer: string}[] {
  if ('example' in node) return [{value: node['example'], pointer: pointerTo(pointer, 'example')}];
  return Object.entries(objectAt(node, 'examples')).map(([name, example]) => {
    const found = resolve(document, example, pointerTo(pointer, 'examples', name));
    const value = isObject(found.node) ? found.node['value'] : undefined;
    return {value, pointer: found.pointer};
  });
}

/** Examples inside schemas: `example` in 3.0, `examples` (a list) in 3.1. */
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

/** One line for each missing or wrong example; an empty list for a document in order. */
export function exampleProblems(document: JsonObject): string[] {
  const validate = validatorFor(document);
  const problems = carriers(document).flatMap((place) => {
    const examples = examplesOf(document, place);
    if (examples.length === 0) return [`#${place.pointer}: no example`];
    const schema = objectAt(place.node, 'schema');
    return examples.flatMap(({value, pointer}) =>
      validate(schema, value).map((error) => `#${pointer}: ${describeError(error)}`),
    );
  });
  return [...problems, ...schemaExampleProblems(document, validate)];
}

/** How many examples a document has outside its schemas; the test prints no figure that it did not count. */
export function countExamples(document: JsonObject): number {
  return carriers(document).flatMap((place) => examplesOf(document, place)).length;
}
