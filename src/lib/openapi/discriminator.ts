/** Discriminators: a property whose value says which of several schemas an object has. */
import type {Schema, SchemaObject} from './document';
import {pointerKeys, pointerToken, type Specification} from './specification';

const SCHEMAS = '#/components/schemas/';

/** Returns the reference for an entry of `mapping`, which may also be the bare name of a schema. */
export function toReference(target: string): string {
  return target.startsWith('#') ? target : SCHEMAS + target;
}

/** References to the schemas that have a schema in their `allOf`, by the reference to that schema. */
type Children = ReadonlyMap<string, readonly string[]>;

const childrenOf = new WeakMap<Specification, Children>();

function findChildren(spec: Specification): Children {
  const known = childrenOf.get(spec);
  if (known !== undefined) return known;
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(spec.document.components?.schemas ?? {})) {
    const parents = typeof schema === 'object' ? (schema.allOf ?? []) : [];
    for (const parent of parents) {
      const reference = typeof parent === 'object' ? parent.$ref : undefined;
      if (reference === undefined) continue;
      const list = children.get(reference) ?? [];
      children.set(reference, [...list, SCHEMAS + pointerToken(name)]);
    }
  }
  childrenOf.set(spec, children);
  return children;
}

/** All schemas that inherit from a schema by `allOf`, also over several levels. */
function descendants(spec: Specification, reference: string): string[] {
  const children = findChildren(spec);
  const found = new Set<string>();
  const waiting = [...(children.get(reference) ?? [])];
  for (const child of waiting) {
    if (found.has(child)) continue;
    found.add(child);
    waiting.push(...(children.get(child) ?? []));
  }
  return [...found];
}

/**
 * Returns a reference to each schema that a discriminator without `oneOf` chooses from: those of its `mapping`, and those
 * that inherit from its schema.
 *
 * @param reference of the schema with the discriminator; undefined for one without a name, from which none inherits
 */
export function discriminatedSchemas(
  spec: Specification,
  {discriminator}: SchemaObject,
  reference: string | undefined,
): {readonly $ref: string}[] {
  if (discriminator === undefined) return [];
  const mapped = Object.values(discriminator.mapping ?? {}).map(toReference);
  const children = reference === undefined ? [] : descendants(spec, reference);
  // `hideInternal` may have removed a schema.
  const found = [...mapped, ...children].filter(($ref) => spec.find($ref) !== undefined);
  return [...new Set(found)].map(($ref) => ({$ref}));
}

/**
 * Returns the values of a discriminator that choose an alternative: those of `mapping`, or else the name of the schema. An
 * alternative without a `$ref` has none.
 */
export function discriminatorValues(
  {discriminator}: Pick<SchemaObject, 'discriminator'>,
  alternative: Schema,
): string[] {
  const reference = typeof alternative === 'object' ? alternative.$ref : undefined;
  if (discriminator === undefined || reference === undefined) return [];
  const mapped = Object.entries(discriminator.mapping ?? {})
    .filter(([, target]) => toReference(target) === reference)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  const name = reference.startsWith(SCHEMAS) ? pointerKeys(reference).at(-1) : undefined;
  return name === undefined ? [] : [name];
}
