/** The words that the row of a schema must contain. */

export type Node = Readonly<Record<string, unknown>>;

/** Keywords with a value that the row shows. */
const limits = [
  'default',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'format',
  'const',
];

/** Keywords that the row shows as JSON. */
const rules = [
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
  'propertyNames',
  'contains',
  'minContains',
  'contentSchema',
];

/** Removes the marks of Markdown. Returns an empty text for other values. */
export function plain(markdown: unknown): string {
  return (typeof markdown === 'string' ? markdown : '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the values, types, conditions, and the beginning of the description of a schema, as its row shows them. */
export function wordsOf(schema: Node): string[] {
  const values = limits.flatMap((key) => {
    const value = schema[key];
    return ['string', 'number', 'boolean'].includes(typeof value) ? [`${value as string}`] : [];
  });
  const enumeration = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const types = [schema.type].flat().filter((type) => typeof type === 'string' && type !== 'null');
  const nullable = schema.nullable === true || [schema.type].flat().includes('null');
  const conditions = rules.filter((key) => schema[key] !== undefined).map((key) => `"${key}":`);
  return [
    ...values,
    ...conditions,
    ...enumeration,
    ...types.map(String),
    ...(schema.deprecated === true ? ['deprecated'] : []),
    ...(nullable ? ['may be null'] : []),
    plain(schema.description).slice(0, 60).trim(),
  ].filter((word) => word !== '');
}
