/** Names the type of a schema in a few words, for the rows of properties and bodies. */
import type {Schema} from '../../../lib/openapi/document';
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import {pageTexts, type PageTexts} from './pageTexts';

/** If there are more alternatives, they are counted instead of named. */
const NAMED_CHOICES = 4;
/** Arrays and alternatives that are nested deeper are not described further. */
const MAX_DEPTH = 4;

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * Returns the type: `string <uuid>`, `array of Message`, `string or object`, `any type`. The type `null` is left out, because
 * the row has a flag for it.
 *
 * @param depth number of arrays and alternatives around the schema; callers leave it out
 */
export function typeLabel(
  spec: Specification,
  flat: FlatSchema,
  texts: PageTexts = pageTexts,
  depth = 0,
): string {
  const innerLabel = (schema: Schema) => typeLabel(spec, flatten(spec, schema), texts, depth + 1);
  const joinLabels = (labels: readonly string[]) =>
    [...new Set(labels)].join(` ${texts['api.type.or']} `);
  const {own, types, name, never} = flat;
  const [group] = flat.choices;
  if (never) return texts['api.type.never'];
  if (types.length === 0 && group !== undefined) {
    const {choices} = group;
    return depth >= MAX_DEPTH || choices.length > NAMED_CHOICES
      ? texts['api.type.shapes'].replace('{count}', String(choices.length))
      : joinLabels(choices.map(innerLabel));
  }
  if (types.length === 1 && types[0] === 'array') {
    const {items} = own;
    return items === undefined || typeof items === 'boolean' || depth >= MAX_DEPTH
      ? 'array'
      : texts['api.type.arrayOf'].replace('{items}', () => innerLabel(items));
  }
  const values = 'const' in own ? [own.const] : (own.enum ?? []);
  const known = types.length > 0 ? types : values.map(typeOfValue);
  const format = own.format === undefined ? '' : ` <${own.format}>`;
  const type = (known.length === 0 ? texts['api.type.any'] : joinLabels(known)) + format;
  if (type !== 'object' || name === undefined) return type;
  return depth > 0 ? name : `object ${name}`;
}
