/** Varies an example, for lists whose entries differ. */
import type {Schema} from '../../../lib/openapi/document';
import {flatten} from '../../../lib/openapi/schema';
import {
  isDictionary,
  type Dictionary,
  type Specification,
} from '../../../lib/openapi/specification';

/** Returns an object without each of some properties, and then without more and more of them, from the last one. */
export function withoutEach(value: Dictionary, names: readonly string[]): Dictionary[] {
  const without = (removed: readonly string[]) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !removed.includes(name)));
  const single = names.map((name) => without([name]));
  const several = names.map((_, index) => without(names.slice(-index - 1)));
  return [...single, ...several.slice(1)];
}

/**
 * Returns another value of the same schema; the value itself if none is found.
 *
 * @param index the position in the list, from 1
 */
export function varySample(
  spec: Specification,
  schema: Schema,
  value: unknown,
  index: number,
  isValid: (schema: Schema, value: unknown) => boolean,
): unknown {
  const {own, properties} = flatten(spec, schema);
  const candidates: unknown[] = [...(own.enum ?? []).slice(index)];
  if (typeof value === 'number') candidates.push(value + index * (own.multipleOf ?? 1));
  if (typeof value === 'boolean') candidates.push(!value);
  if (typeof value === 'string') {
    const last = String.fromCharCode(value.charCodeAt(value.length - 1) + index);
    candidates.push(`${value}${index + 1}`, value.slice(0, -String(index).length) + index);
    candidates.push(value.slice(0, -1) + last);
  }
  if (isDictionary(value)) {
    for (const [name, entry] of Object.entries(value)) {
      const changed = varySample(spec, properties.get(name) ?? true, entry, index, isValid);
      if (changed !== entry) candidates.push({...value, [name]: changed});
    }
  }
  return candidates.find((candidate) => isValid(schema, candidate)) ?? value;
}
