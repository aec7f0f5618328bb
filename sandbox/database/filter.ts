/** Filters and updates as they arrive (JSON) made into what the database compares (UUIDs, dates). */
import {HandledError} from './errors';
import {isObject, type JsonObject} from './types';
import {dateOf, Uuid} from './values';

type Coercion = 'date' | 'uuid';

const SYSTEM_FIELDS: Readonly<Record<string, Coercion>> = {
  _id: 'uuid',
  _created: 'date',
  _updated: 'date',
};

function coercionsIn({$coerce = {}}: JsonObject): Readonly<Record<string, Coercion>> {
  if (!isObject($coerce)) {
    throw new HandledError('DataValidationError', '$coerce must map fields to date or uuid');
  }
  const own: Record<string, Coercion> = {};
  for (const [field, type] of Object.entries($coerce)) {
    if (type !== 'date' && type !== 'uuid') {
      throw new HandledError(
        'DataValidationError',
        `$coerce.${field} must be date or uuid, found ${JSON.stringify(type)}`,
      );
    }
    own[field] = type;
  }
  return {...SYSTEM_FIELDS, ...own};
}

/** @throws TypeError for a string that is not a UUID, which the node does not handle: 500 in plain text */
function convert(value: unknown, type: Coercion): unknown {
  if (typeof value !== 'string') return value;
  return type === 'uuid' ? new Uuid(value) : dateOf(value);
}

/** Equality and operators with an array (`$in`) are converted; `$gte` and its like are not. */
function convertCondition(condition: unknown, type: Coercion): unknown {
  if (!isObject(condition)) return convert(condition, type);
  return Object.fromEntries(
    Object.entries(condition).map(([operator, operand]): [string, unknown] => [
      operator,
      Array.isArray(operand) ? operand.map((item: unknown) => convert(item, type)) : operand,
    ]),
  );
}

/**
 * A filter or an update without `$coerce`, its top-level keys converted. Those of an update are its
 * operators, so that `$coerce` does nothing there.
 */
export function coerced(part: JsonObject): JsonObject {
  const {$coerce: _, ...fields} = part;
  const coercions = coercionsIn(part);
  return Object.fromEntries(
    Object.entries(fields).map(([field, condition]): [string, unknown] => {
      const type = Object.hasOwn(coercions, field) ? coercions[field] : undefined;
      return [field, type === undefined ? condition : convertCondition(condition, type)];
    }),
  );
}
