/** The examples of a specification, or else one that is made from the schema. */
import type {ExampleObject, MediaTypeObject} from '../../../lib/openapi/document';
import type {Dictionary, Specification} from '../../../lib/openapi/specification';
import {sampleOf, type Direction} from './sample';

/** A named example of a body. */
export interface Example {
  /** Empty if there is only one. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * Returns the examples of a media type, or else one made from its schema. Returns none if it has neither. An example
 * without a value is left out: one with `externalValue`, or a reference that points to nothing.
 */
export function examplesOf(
  spec: Specification,
  media: MediaTypeObject,
  direction: Direction,
): Example[] {
  if (media.example !== undefined) return [{name: '', value: media.example}];
  const named = Object.entries(media.examples ?? {}).flatMap(([key, entry]): Example[] => {
    const example = spec.resolve<ExampleObject>(entry);
    const found = ['value', 'dataValue', 'serializedValue'].find((field) => field in example);
    if (found === undefined) return [];
    const value = (example as Dictionary)[found];
    return [{name: example.summary ?? key, value}];
  });
  if (named.length > 0) return named;
  if (media.schema === undefined) return [];
  return [{name: '', value: sampleOf(spec, media.schema, direction)}];
}
