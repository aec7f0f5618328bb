/**
 * Converts strings in filters and updates to UUIDs and dates, before documents.ts passes them to the
 * database.
 */
import {isObject, mapValues, type JsonObject} from './types';
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
 * Returns a copy of a filter or an update without `$coerce`, a map from fields to types (`{userId: 'uuid'}`).
 * Strings in the top-level fields that it names become UUIDs or dates. `_id`, `_created`, and `_updated`
 * are always converted, to their own types. The top-level keys of an update are operators such as `$set`:
 * nothing in an update is converted. A `$coerce` that isn't an object has no effect.
 *
 * @throws BsonError or TypeError, as `convert` does
 */
export function coerce({$coerce, ...fields}: JsonObject): JsonObject {
  const types: JsonObject = {...(isObject($coerce) ? $coerce : {}), ...SYSTEM_FIELDS};
  return mapValues(fields, (condition, field) =>
    Object.hasOwn(types, field) ? convertCondition(condition, types[field]) : condition,
  );
}
