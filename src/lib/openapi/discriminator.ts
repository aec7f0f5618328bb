/** Discriminators: a property whose value says which of several schemas an object has. */
import type {Schema, SchemaObject} from './document';

/** The reference for an entry of `mapping`, which may also be the bare name of a schema. */
function toReference(target: string): string {
  return target.startsWith('#') ? target : `#/components/schemas/${target}`;
}

/**
 * Returns a reference to each schema in a discriminator's `mapping`: the alternatives if the schema has no `oneOf`.
 */
export function mappedSchemas({discriminator}: SchemaObject): {readonly $ref: string}[] {
  const references = Object.values(discriminator?.mapping ?? {}).map(toReference);
  return [...new Set(references)].map(($ref) => ({$ref}));
}

/**
 * Returns the values of a discriminator that `mapping` connects with an alternative, for the row of the alternative on
 * a page (`chosenBy` in the API reference's properties.ts). An alternative without a `$ref`, or one that `mapping`
 * doesn't name, has none.
 */
export function discriminatorValues({discriminator}: SchemaObject, alternative: Schema): string[] {
  const reference = typeof alternative === 'object' ? alternative.$ref : undefined;
  return Object.entries(discriminator?.mapping ?? {})
    .filter(([, target]) => toReference(target) === reference)
    .map(([value]) => value);
}
