/** Filters and updates as they arrive (JSON) made into what the database compares (UUIDs, dates). */
import {HandledError} from './errors';
import type {JsonObject} from './types';
import {Uuid} from './uuid';

type Coercion = 'date' | 'uuid';

const SYSTEM_FIELDS: Readonly<Record<string, Coercion>> = {
  _id: 'uuid',
  _created: 'date',
  _updated: 'date',
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return type === 'uuid' ? new Uuid(value) : new Date(value);
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

function convertFields(
  fields: JsonObject,
  coercions: Readonly<Record<string, Coercion>>,
): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([field, condition]): [string, unknown] => {
      const type = Object.hasOwn(coercions, field) ? coercions[field] : undefined;
      return [field, type === undefined ? condition : convertCondition(condition, type)];
    }),
  );
}

/** A filter without `$coerce`, its top-level fields converted. */
export function readFilter(filter: JsonObject): JsonObject {
  const {$coerce: _, ...fields} = filter;
  return convertFields(fields, coercionsIn(filter));
}

/** An update without `$coerce`, the top-level fields of each operator converted. */
export function readUpdate(update: JsonObject): JsonObject {
  const {$coerce: _, ...operators} = update;
  const coercions = coercionsIn(update);
  return Object.fromEntries(
    Object.entries(operators).map(([operator, fields]): [string, unknown] => [
      operator,
      isObject(fields) ? convertFields(fields, coercions) : fields,
    ]),
  );
}

/** `__proto__` or `prototype` as a part of a field path, with or without the `$` of an expression. */
const prototypePathRegex = /(?:^|\.)\$*(?:__proto__|prototype)(?:\.|$)/;

/**
 * Refuses field paths that would reach JavaScript's prototypes instead of a document, in keys and in
 * strings that name fields.
 */
export function refusePrototypePaths(value: unknown): void {
  if (typeof value === 'string') {
    if (prototypePathRegex.test(value)) {
      throw new HandledError('DatabaseError', `field path not allowed: ${value}`);
    }
  } else if (Array.isArray(value)) {
    value.forEach(refusePrototypePaths);
  } else if (isObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      refusePrototypePaths(key);
      refusePrototypePaths(entry);
    }
  }
}
