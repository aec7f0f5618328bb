/** The type of a schema in a few words. */
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import type {Schema} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import {referenceTexts, type ReferenceTexts} from './texts';

/** More shapes than this are counted instead of named. */
const NAMED_CHOICES = 4;
/** Arrays of arrays of … are named to this depth. */
const ITEM_DEPTH = 4;

function valueType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `string <uuid>`, `array of Message`, `string or object`, `any`. */
export function typeLabel(
  spec: Specification,
  flat: FlatSchema,
  texts: ReferenceTexts = referenceTexts,
  depth = 0,
): string {
  const inner = (schema: Schema) => typeLabel(spec, flatten(spec, schema), texts, depth + 1);
  const joined = (labels: readonly string[]) =>
    [...new Set(labels)].join(` ${texts['api.type.or']} `);
  const {own, types, name, never} = flat;
  const [choice] = flat.choices;
  if (never) return texts['api.type.never'];
  if (types.length === 0 && choice !== undefined) {
    const {choices} = choice;
    return depth >= ITEM_DEPTH || choices.length > NAMED_CHOICES
      ? texts['api.type.shapes'].replace('{count}', String(choices.length))
      : joined(choices.map(inner));
  }
  if (types.length === 1 && types[0] === 'array') {
    const {items} = own;
    return items === undefined || typeof items === 'boolean' || depth >= ITEM_DEPTH
      ? 'array'
      : texts['api.type.arrayOf'].replace('{items}', () => inner(items));
  }
  const values = 'const' in own ? [own.const] : (own.enum ?? []);
  const known = types.length > 0 ? types : values.map(valueType);
  if (known.length === 0) return texts['api.type.any'];
  const type = joined(known) + (own.format === undefined ? '' : ` <${own.format}>`);
  if (type !== 'object' || name === undefined) return type;
  return depth > 0 ? name : `object ${name}`;
}
