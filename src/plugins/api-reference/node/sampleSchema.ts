/** What an example needs to know about a schema. */
import {discriminatorValues} from '../../../lib/openapi/discriminator';
import type {Schema, SchemaObject} from '../../../lib/openapi/document';
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';

/** A schema without its alternatives and conditions. */
export function restOf({own, properties, required}: FlatSchema): SchemaObject {
  const {oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...limits} = own;
  const {if: _if, then: _then, else: _else, ...others} = limits;
  const {dependentSchemas: _schemas, dependentRequired: _required, ...rest} = others;
  return {...rest, properties: Object.fromEntries(properties), required: [...required]};
}

/** The type of a schema; one without a type has the type that its limits are about. */
export function typeOf({types: [type], own, properties, unlisted}: FlatSchema): string | undefined {
  if (type !== undefined) return type;
  if (properties.size > 0 || unlisted.size > 0) return 'object';
  const has = (...fields: string[]) => fields.some((field) => Object.hasOwn(own, field));
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'))
    return 'number';
  return has('pattern', 'minLength', 'maxLength') ? 'string' : undefined;
}

/**
 * Gives an object the values of the discriminators that choose its alternatives.
 *
 * @param chosen the alternative of each group
 */
export function withDiscriminators(
  spec: Specification,
  flat: FlatSchema,
  chosen: readonly Schema[],
  made: unknown,
  isValid: (schema: Schema, value: unknown) => boolean,
): unknown {
  if (!isDictionary(made)) return made;
  const own = flat.choices.map((group, index) => ({
    property: group.discriminator?.propertyName ?? '',
    values: discriminatorValues(group, chosen[index] ?? true),
  }));
  const inherited = chosen.flatMap((choice) => flatten(spec, choice).selections);
  const changed = {...made};
  for (const {property, values} of [...inherited, ...own]) {
    const [value] = values;
    if (value !== undefined && !values.includes(String(changed[property]))) {
      changed[property] = value;
    }
  }
  // A discriminator may contradict what its alternative says about the property.
  const isWorse = chosen.some((each) => isValid(each, made) && !isValid(each, changed));
  return isWorse ? made : changed;
}

/** Returns an example without the properties that are not sent in its direction. */
export function withoutHidden(
  spec: Specification,
  schema: Schema,
  value: unknown,
  isHidden: (schema: Schema) => boolean,
): unknown {
  const {properties, own} = flatten(spec, schema);
  if (Array.isArray(value)) {
    const {items = true} = own;
    return value.map((entry: unknown) => withoutHidden(spec, items, entry, isHidden));
  }
  if (!isDictionary(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const property = properties.get(name) ?? true;
    return isHidden(property) ? [] : [[name, withoutHidden(spec, property, entry, isHidden)]];
  });
  return Object.fromEntries(entries);
}
