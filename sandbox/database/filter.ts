/** Filters and updates as they arrive (JSON) made into what the database compares (UUIDs, dates). */
import {HandledError} from './errors';
import {isObject, mapValues, type JsonObject} from './types';
import {dateOf, Uuid} from './values';

const SYSTEM_FIELDS = {_id: 'uuid', _created: 'date', _updated: 'date'};

const refuse = (problem: string) => new HandledError('DataValidationError', problem);

function coercionsIn({$coerce = {}}: JsonObject): JsonObject {
  if (!isObject($coerce)) throw refuse('$coerce must map fields to date or uuid');
  for (const [field, type] of Object.entries($coerce)) {
    if (type !== 'date' && type !== 'uuid')
      throw refuse(`$coerce.${field} must be date or uuid, found ${JSON.stringify(type)}`);
  }
  return {...SYSTEM_FIELDS, ...$coerce};
}

/** @throws TypeError for a string that is not a UUID, which the node does not handle: 500 in plain text */
function convert(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value;
  return type === 'uuid' ? new Uuid(value) : dateOf(value);
}

/** Equality and operators with an array (`$in`) are converted; `$gte` and its like are not. */
function convertCondition(condition: unknown, type: unknown): unknown {
  if (!isObject(condition)) return convert(condition, type);
  return mapValues(condition, (operand) =>
    Array.isArray(operand) ? operand.map((item) => convert(item, type)) : operand,
  );
}

/**
 * A filter or an update without `$coerce`, its top-level keys converted. Those of an update are its
 * operators, so that `$coerce` does nothing there.
 */
export function coerced(part: JsonObject): JsonObject {
  const {$coerce: _, ...fields} = part;
  const coercions = coercionsIn(part);
  return mapValues(fields, (condition, field) =>
    Object.hasOwn(coercions, field) ? convertCondition(condition, coercions[field]) : condition,
  );
}
