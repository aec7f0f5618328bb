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

function plainType(flat: FlatSchema, texts: ReferenceTexts): string {
  const {own, types} = flat;
  const values = 'const' in own ? [own.const] : (own.enum ?? []);
  const known = types.length > 0 ? types : [...new Set(values.map(valueType))];
  const format = own.format === undefined ? '' : ` <${own.format}>`;
  return known.length === 0 ? texts['api.type.any'] : joined(known, texts) + format;
}

const joined = (labels: readonly string[], texts: ReferenceTexts): string =>
  [...new Set(labels)].join(` ${texts['api.type.or']} `);

function arrayLabel(
  spec: Specification,
  items: Schema | undefined,
  texts: ReferenceTexts,
  depth: number,
): string {
  if (items === undefined || typeof items === 'boolean' || depth >= ITEM_DEPTH) return 'array';
  const label = typeLabel(spec, flatten(spec, items), texts, depth + 1);
  return texts['api.type.arrayOf'].replace('{items}', () => label);
}

/** `string <uuid>`, `array of Message`, `string or object`, `any`. */
export function typeLabel(
  spec: Specification,
  flat: FlatSchema,
  texts: ReferenceTexts = referenceTexts,
  depth = 0,
): string {
  if (flat.never) return texts['api.type.never'];
  const [choice] = flat.choices;
  if (flat.types.length === 0 && choice !== undefined) {
    if (depth >= ITEM_DEPTH || choice.choices.length > NAMED_CHOICES) {
      return texts['api.type.shapes'].replace('{count}', String(choice.choices.length));
    }
    const labels = choice.choices.map((entry) =>
      typeLabel(spec, flatten(spec, entry), texts, depth + 1),
    );
    return joined(labels, texts);
  }
  if (flat.types.length === 1 && flat.types[0] === 'array') {
    return arrayLabel(spec, flat.own.items, texts, depth);
  }
  const type = plainType(flat, texts);
  if (type !== 'object' || flat.name === undefined) return type;
  return depth > 0 ? flat.name : `object ${flat.name}`;
}
