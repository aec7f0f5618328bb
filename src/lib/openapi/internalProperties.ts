/** Removes the names of hidden properties from `required` and examples (internal.ts). */
import {
  entriesOf,
  isDictionary,
  pointerToken,
  type Dictionary,
  type Specification,
} from './specification';

/** The hidden keys of each map. */
type HiddenKeys = ReadonlyMap<object, ReadonlySet<string>>;

/** Schemas with their references, members of `allOf`, and alternatives. */
function partsOf(spec: Specification, schemas: readonly unknown[]): Dictionary[] {
  const parts = new Set(schemas);
  for (const part of parts) {
    if (!isDictionary(part)) continue;
    const {$ref, allOf, oneOf, anyOf} = part;
    if (typeof $ref === 'string') parts.add(spec.find($ref));
    for (const list of [allOf, oneOf, anyOf])
      for (const [, member] of entriesOf(list)) parts.add(member);
  }
  return [...parts].filter(isDictionary);
}

/** The names of hidden properties, except those that another part shows. */
function hiddenNames(hidden: HiddenKeys, parts: readonly Dictionary[]): string[] {
  const maps = parts.flatMap(({properties}) => (isDictionary(properties) ? [properties] : []));
  const names = maps.flatMap((map) => [...(hidden.get(map) ?? [])]);
  return names.filter((name) => !maps.some((map) => Object.hasOwn(map, name)));
}

/** Fields of a schema whose parts may share properties. Others, such as a mere `$ref`, are skipped, to be fast. */
const FIELDS = ['properties', 'required', 'allOf', 'oneOf', 'anyOf'];

/** Removes hidden properties from `required` of a schema and its parts. */
export function hideInRequired(spec: Specification, hidden: HiddenKeys, schema: Dictionary): void {
  if (!FIELDS.some((field) => field in schema)) return;
  const parts = partsOf(spec, [schema]);
  const names = hiddenNames(hidden, parts);
  if (names.length === 0) return;
  for (const part of parts) {
    const {required} = part;
    if (!Array.isArray(required)) continue;
    const shown = required.filter((name) => !names.includes(String(name)));
    Reflect.set(part, 'required', shown);
  }
}

/** The values that a media type, a parameter, or a schema gives, by their pointers within it. */
function givenValues(spec: Specification, node: Dictionary): [pointer: string, value: unknown][] {
  const {example, examples, default: standard, encoding} = node;
  const named = entriesOf(examples).map(([name, entry]): [string, unknown] => {
    const place = `examples/${pointerToken(name)}`;
    // A schema has a list of values, the others a map of objects with a value.
    if (Array.isArray(examples) || !isDictionary(entry)) return [place, entry];
    return [`${place}/value`, spec.resolve<{value?: unknown}>(entry).value];
  });
  return [['example', example], ['default', standard], ['encoding', encoding], ...named];
}

/** Removes hidden properties from a value of schemas. Returns their pointers. */
function hideInValue(
  spec: Specification,
  hidden: HiddenKeys,
  schemas: readonly unknown[],
  value: unknown,
  pointer: string,
): string[] {
  if (typeof value !== 'object' || value === null || schemas.length === 0) return [];
  const parts = partsOf(spec, schemas);
  const names = Array.isArray(value) ? [] : hiddenNames(hidden, parts);
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const place = `${pointer}/${pointerToken(key)}`;
    if (names.includes(key)) {
      Reflect.deleteProperty(value, key);
      return [place];
    }
    const inner = parts.flatMap(({properties, additionalProperties, items, prefixItems}) => {
      if (Array.isArray(value)) return [items, ...entriesOf(prefixItems).map(([, item]) => item)];
      const isListed = isDictionary(properties) && Object.hasOwn(properties, key);
      return [isListed ? properties[key] : additionalProperties];
    });
    return hideInValue(spec, hidden, inner.filter(isDictionary), entry, place);
  });
}

/**
 * Removes hidden properties from the examples, the default, and `encoding` of a media type, a parameter, or a schema.
 *
 * @returns their pointers
 */
export function hideInExamples(
  spec: Specification,
  hidden: HiddenKeys,
  node: Dictionary,
  pointer: string,
): string[] {
  const {schema = node} = node;
  return givenValues(spec, node).flatMap(([key, value]) =>
    hideInValue(spec, hidden, [schema], value, `${pointer}/${key}`),
  );
}
