/** Variables of stored queries: checked against their declaration, then put into the pipeline. */
import {HandledError} from './errors';
import type {JsonObject, QueryVariable, ScalarType} from './types';

const MARK = '##';

type Values = ReadonlyMap<string, unknown>;

const isOfType: Readonly<Record<ScalarType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

function scalar(name: string, type: ScalarType, value: unknown): unknown {
  if (!isOfType[type](value)) {
    throw new HandledError(
      'DataValidationError',
      `Query variable ${name} must be of type ${type}, found ${JSON.stringify(value)}`,
    );
  }
  return type === 'date' ? new Date(value as string) : value;
}

function checked(name: string, declaration: QueryVariable, value: unknown): unknown {
  if (declaration.type !== 'array') return scalar(name, declaration.type, value);
  if (!Array.isArray(value)) {
    throw new HandledError('DataValidationError', `Query variable ${name} must be an array`);
  }
  return value.map((item: unknown, index) =>
    scalar(`${name}.${index}`, declaration.items.type, item),
  );
}

/**
 * Checks the values of one run. Every declared variable must be given, and nothing else.
 *
 * @throws DataValidationError for a wrong count or type; TypeError for a right count with a wrong
 *   name, which the node does not handle: 500 in plain text
 */
export function readVariables(
  declared: Readonly<Record<string, QueryVariable>>,
  values: JsonObject,
): Values {
  const expected = Object.keys(declared).length;
  const received = Object.keys(values).length;
  if (expected !== received) {
    throw new HandledError(
      'DataValidationError',
      `Query execution variables count mismatch, expected=${expected}, received=${received}`,
    );
  }
  return new Map(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const declaration = Object.hasOwn(declared, name) ? declared[name] : undefined;
      if (declaration === undefined) throw new TypeError(`No variable is declared under ${name}`);
      return [name, checked(name, declaration, value)];
    }),
  );
}

/**
 * A copy of `part` in which every string that starts with `##` is the variable of that name.
 *
 * @throws VariableInjectionError for a name without a value
 */
export function inject(part: unknown, values: Values): unknown {
  if (typeof part === 'string' && part.startsWith(MARK)) {
    const name = part.slice(MARK.length);
    if (!values.has(name)) {
      throw new HandledError('VariableInjectionError', `Missing pipeline variable: ${part}`);
    }
    return values.get(name);
  }
  if (Array.isArray(part)) return part.map((item: unknown) => inject(item, values));
  if (typeof part === 'object' && part !== null && !(part instanceof Date)) {
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]): [string, unknown] => [key, inject(entry, values)]),
    );
  }
  return part;
}
