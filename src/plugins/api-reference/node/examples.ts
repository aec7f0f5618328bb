/** The examples of a specification, or else one that is made from the schema. */
import {parseExactJson} from '../../../lib/exactNumber';
import type {ExampleObject, MediaTypeObject, Schema} from '../../../lib/openapi/document';
import {flatten} from '../../../lib/openapi/schema';
import type {Dictionary, Specification} from '../../../lib/openapi/specification';
import {sampleOf, type Direction} from './sample';

/** A named example of a body. */
export interface Example {
  /** Empty if there is only one. */
  readonly name: string;
  readonly value: unknown;
}

/** Reads an example that is JSON in a text, although its schema allows no text. */
function readJson(spec: Specification, schema: Schema | undefined, example: unknown): unknown {
  if (typeof example !== 'string' || schema === undefined) return example;
  const {types} = flatten(spec, schema);
  if (types.length === 0 || types.includes('string')) return example;
  try {
    return parseExactJson(example);
  } catch {
    return example;
  }
}

/**
 * Returns the examples of a media type, or else one made from its schema. Returns none if it has neither. An example
 * without a value is left out: one with `externalValue`, or a reference that points to nothing.
 *
 * @param anyValue see `sampleOf`
 */
export function examplesOf(
  spec: Specification,
  media: MediaTypeObject,
  direction: Direction,
  anyValue?: unknown,
): Example[] {
  const {schema} = media;
  if (media.example !== undefined)
    return [{name: '', value: readJson(spec, schema, media.example)}];
  const named = Object.entries(media.examples ?? {}).flatMap(([key, entry]): Example[] => {
    const example = spec.resolve<ExampleObject>(entry);
    const found = ['value', 'dataValue', 'serializedValue'].find((field) => field in example);
    if (found === undefined) return [];
    const value = readJson(spec, schema, (example as Dictionary)[found]);
    return [{name: example.summary ?? key, value}];
  });
  if (named.length > 0) return named;
  if (schema === undefined) return [];
  return [{name: '', value: sampleOf(spec, schema, direction, anyValue)}];
}

/** Whether the author of a specification gives an example of a body or parameter outside its schema. */
export function hasExample(
  spec: Specification,
  {example, examples}: Pick<MediaTypeObject, 'example' | 'examples'>,
): boolean {
  return examplesOf(spec, {example, examples}, 'request').length > 0;
}
