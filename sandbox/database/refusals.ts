/** What the database refuses and mingo lets pass: rules for filters, updates and pipelines. */
import type {UpdateExpression} from 'mingo/updater';
import {databaseError} from './errors';
import {isObject, type JsonObject} from './types';

type Rule = (operand: unknown) => string | undefined;

const isFilled = (operand: unknown): boolean => Array.isArray(operand) && operand.length > 0;
const isPositive = (operand: unknown): boolean => Number.isInteger(operand) && Number(operand) > 0;

const nonEmptyArray: Rule = (operand) =>
  isFilled(operand) ? undefined : '$and/$or/$nor must be a nonempty array';

const FILTER_RULES: Readonly<Record<string, Rule>> = {
  $and: nonEmptyArray,
  $or: nonEmptyArray,
  $nor: nonEmptyArray,
  $regex: (operand) => (typeof operand === 'string' ? undefined : '$regex has to be a string'),
  $mod: (operand) =>
    Array.isArray(operand) && operand.length >= 2
      ? undefined
      : 'malformed mod, not enough elements',
};

const STAGE_RULES: Readonly<Record<string, Rule>> = {
  $limit: (operand) => (isPositive(operand) ? undefined : 'the limit must be positive'),
};

function check(rules: Readonly<Record<string, Rule>>, name: string, operand: unknown): void {
  const problem = Object.hasOwn(rules, name) ? rules[name]?.(operand) : undefined;
  if (problem !== undefined) throw databaseError(problem);
}

/** What stands in these is no filter: in an expression, for one, operators mean something else. */
const PLAIN_OPERANDS: ReadonlySet<string> = new Set(['$expr', '$jsonSchema', '$eq', '$in', '$nin']);

/** The filter without its comments. */
export function checkedFilter(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(checkedFilter);
  if (!isObject(filter)) return filter;
  const kept = Object.entries(filter).filter(([name]) => name !== '$comment');
  return Object.fromEntries(
    kept.map(([name, operand]): [string, unknown] => {
      check(FILTER_RULES, name, operand);
      return [name, PLAIN_OPERANDS.has(name) ? operand : checkedFilter(operand)];
    }),
  );
}

/** The largest index at which the database fills an array up. */
const MAX_ARRAY_INDEX = 1_500_000;

function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    if (path === '_id' || path.startsWith('_id.')) {
      throw databaseError(
        `Performing an update on the path '${path}' would modify the immutable field '_id'`,
        66,
      );
    }
    if (path.split('.').some((part) => /^\d+$/.test(part) && Number(part) > MAX_ARRAY_INDEX)) {
      throw databaseError(`can't backfill array to larger than ${MAX_ARRAY_INDEX} elements`);
    }
  }
  // In this order a path stands directly before those that it contains.
  const sorted = paths.map((path) => `${path}.`).sort();
  const index = sorted.findIndex((path, at) => at > 0 && path.startsWith(sorted[at - 1] ?? path));
  if (index !== -1) {
    const [outer = '', inner = ''] = sorted.slice(index - 1).map((path) => path.slice(0, -1));
    throw databaseError(`Updating the path '${inner}' would create a conflict at '${outer}'`, 40);
  }
}

const isExpression = (update: JsonObject): update is UpdateExpression =>
  Object.keys(update).every((name) => name.startsWith('$'));

/** The operators that change what is there, each by itself: `$setOnInsert` never does. */
export function checkedUpdate(update: JsonObject): UpdateExpression[] {
  const operators = Object.entries(update).map(([name, fields]) => {
    const expression = {[name]: fields};
    if (!isExpression(expression)) throw databaseError('Update document requires atomic operators');
    if (!isObject(fields)) {
      throw databaseError(
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${name}: ${JSON.stringify(fields)}}`,
        9,
      );
    }
    return {name, fields, expression};
  });
  if (operators.length === 0) throw databaseError('Update document requires atomic operators');
  checkPaths(operators.flatMap(({fields}) => Object.keys(fields)));
  return operators.flatMap(({name, expression}) => (name === '$setOnInsert' ? [] : expression));
}

function checkedStage(stage: unknown): unknown {
  if (!isObject(stage)) return stage;
  return Object.fromEntries(
    Object.entries(stage).map(([name, operand]): [string, unknown] => {
      check(STAGE_RULES, name, operand);
      if (name === '$match') return [name, checkedFilter(operand)];
      if (name !== '$facet' || !isObject(operand)) return [name, operand];
      const facets = Object.entries(operand).map(([facet, stages]): [string, unknown] => [
        facet,
        Array.isArray(stages) ? stages.map(checkedStage) : stages,
      ]);
      return [name, Object.fromEntries(facets)];
    }),
  );
}

export function checkedPipeline(pipeline: readonly JsonObject[]): JsonObject[] {
  return pipeline.map(checkedStage) as JsonObject[];
}

/** `__proto__` or `prototype` as a part of a field path, with or without the `$` of an expression. */
const prototypePathRegex = /(?:^|\.)\$*(?:__proto__|prototype)(?:\.|$)/;

/**
 * Refuses field paths that would reach JavaScript's prototypes instead of a document, in keys and in
 * strings that name fields.
 */
export function refusePrototypePaths(value: unknown): void {
  if (typeof value === 'string') {
    if (prototypePathRegex.test(value)) throw databaseError(`field path not allowed: ${value}`);
  } else if (Array.isArray(value)) {
    value.forEach(refusePrototypePaths);
  } else if (isObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      refusePrototypePaths(key);
      refusePrototypePaths(entry);
    }
  }
}
