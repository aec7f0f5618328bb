/** Varies an example, for lists whose entries differ. */
import type {Schema} from '../../../lib/openapi/document';
import {flatten} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';

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
    candidates.push(`${value}${index + 1}`, value.slice(0, -String(index).length) + index);
  }
  if (isDictionary(value)) {
    for (const [name, entry] of Object.entries(value)) {
      const changed = varySample(spec, properties.get(name) ?? true, entry, index, isValid);
      if (changed !== entry) candidates.push({...value, [name]: changed});
    }
  }
  return candidates.find((candidate) => isValid(schema, candidate)) ?? value;
}
