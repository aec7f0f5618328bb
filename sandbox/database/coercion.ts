/**
 * Converts strings in filters to UUIDs and dates, before documents.ts passes them to the database.
 */
import {isObject, mapValues, type JsonObject} from './objects';
import {parseDate, Uuid} from './values';

const SYSTEM_FIELDS = {_id: 'uuid', _created: 'date', _updated: 'date'};

/**
 * Converts one value. Empty strings, values that aren't strings, and values of types that the node
 * doesn't know stay the same.
 *
 * @throws BsonError for a string that isn't a UUID, and TypeError for a type that isn't a string. The
 *   node handles neither: it responds with 500 in plain text.
 */
function convert(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (typeof type !== 'string')
    throw new TypeError(`$coerce: ${JSON.stringify(type)} isn't a string`);
  if (type.toLowerCase() === 'uuid') return new Uuid(value);
  return type.toLowerCase() === 'date' ? parseDate(value) : value;
}

/** Converts a value and the items of operators such as `$in`, but not the operand of `$gte`. */
function convertCondition(condition: unknown, type: unknown): unknown {
  if (!isObject(condition)) return convert(condition, type);
  return mapValues(condition, (operand, operator) =>
    operator.startsWith('$') && Array.isArray(operand)
      ? operand.map((item) => convert(item, type))
      : operand,
  );
}

/**
 * Returns a copy of a filter or an update without its key `$coerce`, which names the types of fields: `{userId: 'uuid'}`.
 *
 * - In a filter, strings in these fields become UUIDs or dates. Only fields at the top level are read. `_id`, `_created`,
 *   and `_updated` are always converted, to their own types. A string that isn't a date becomes 1970-01-01 (`parseDate`).
 * - In an update, nothing is converted, because its top level has operators such as `$set`, not fields.
 * - A `$coerce` that isn't an object has no effect.
 *
 * @throws BsonError or TypeError, as `convert` does
 */
export function coerce({$coerce, ...fields}: JsonObject): JsonObject {
  const types: JsonObject = {...(isObject($coerce) ? $coerce : {}), ...SYSTEM_FIELDS};
  return mapValues(fields, (condition, field) =>
    Object.hasOwn(types, field) ? convertCondition(condition, types[field]) : condition,
  );
}
