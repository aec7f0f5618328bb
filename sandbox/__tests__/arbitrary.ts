/** Random values that match a schema of an OpenAPI document, for fuzzing. */
import fc, {type Arbitrary} from 'fast-check';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

const ANY = fc.jsonValue({maxDepth: 2});
/** References are followed up to this depth. Deeper parts have random values. */
const MAX_DEPTH = 6;

function resolve(document: object, reference: string): Schema {
  let target: unknown = document;
  for (const key of reference.slice(2).split('/')) {
    target = (target as Readonly<Record<string, unknown>>)[key.replaceAll('~1', '/')];
  }
  return target as Schema;
}

function text({format, minLength = 0, maxLength = 40}: Schema): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date-time')
    return fc.date({noInvalidDate: true}).map((date) => date.toISOString());
  return fc.string({minLength, maxLength: Math.max(minLength, maxLength), unit: 'grapheme'});
}

function object(document: object, schema: Schema, depth: number): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const known = fc.record(
    Object.fromEntries(
      entries.map(([name, part]) => [name, arbitraryFor(document, part, depth + 1)]),
    ),
    {requiredKeys: (schema.required ?? []).filter((name) => entries.some(([key]) => key === name))},
  );
  const {additionalProperties: extra} = schema;
  if (extra === undefined || extra === false) return known;
  const value = extra === true ? ANY : arbitraryFor(document, extra, depth + 1);
  const unknownKeys = fc.dictionary(fc.string({minLength: 1, maxLength: 6}), value, {maxKeys: 3});
  return fc.tuple(unknownKeys, known).map(([more, own]) => ({...more, ...own}));
}

function oneType(
  document: object,
  type: string | undefined,
  schema: Schema,
  depth: number,
): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({min: schema.minimum, max: schema.maximum});
    case 'number':
      return fc.double({
        min: schema.minimum,
        max: schema.maximum,
        noNaN: true,
        noDefaultInfinity: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryFor(document, schema.items ?? {}, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(3, schema.minItems ?? 0),
      });
    case 'object':
      return object(document, schema, depth);
    default:
      return schema.properties === undefined ? ANY : object(document, schema, depth);
  }
}

/** Returns values that match a schema. @param document  the OpenAPI document that contains it */
export function arbitraryFor(document: object, schema: Schema, depth = 0): Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return ANY;
  if (schema.$ref !== undefined)
    return arbitraryFor(document, resolve(document, schema.$ref), depth + 1);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return fc.oneof(...choices.map((one) => arbitraryFor(document, one, depth + 1)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [undefined]);
  return fc.oneof(...types.map((type) => oneType(document, type, schema, depth)));
}

/** Returns values with one mistake: a missing key, an additional key, or another value. */
export function withMistake(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), ANY, fc.constantFrom('drop', 'replace', 'add', 'junk'))
    .map(([whole, at, junk, how]) => {
      if (typeof whole !== 'object' || whole === null || how === 'junk') return junk;
      const entries = Object.entries(whole as Record<string, unknown>);
      const index = entries.length === 0 ? 0 : at % entries.length;
      if (how === 'drop') return Object.fromEntries(entries.filter((_, place) => place !== index));
      if (how === 'add') return {...whole, unexpected: junk};
      return Object.fromEntries(
        entries.map(([key, old], place) => [key, place === index ? junk : old]),
      );
    });
}
