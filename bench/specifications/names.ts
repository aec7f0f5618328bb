/** Finds the names of properties that the pages of a specification must show. */
import {isDictionary, type Specification} from '../../src/lib/openapi/specification';

/** Fields whose values are data or texts, not parts of the specification. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-codeSamples']);

/** Returns the names of all properties in the schemas that operations use, directly or through references. */
export function usedPropertyNames(spec: Specification): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<object>();
  const waiting: unknown[] = [spec.document.paths];
  for (const node of waiting) {
    if (Array.isArray(node)) waiting.push(...(node as unknown[]));
    if (!isDictionary(node) || visited.has(node)) continue;
    visited.add(node);
    const {$ref, properties} = node;
    if (typeof $ref === 'string') waiting.push(spec.find($ref));
    const isSchema = isDictionary(properties);
    if (isSchema) {
      for (const name of Object.keys(properties)) names.add(name);
      waiting.push(...Object.values(properties));
    }
    for (const [key, value] of Object.entries(node)) {
      // A property may have the name "properties", so the map of properties is not visited.
      const isVisited = isSchema && key === 'properties';
      if (!DATA.has(key) && !isVisited) waiting.push(value);
    }
  }
  return names;
}
