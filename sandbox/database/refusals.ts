/** What the database refuses and mingo lets pass: rules for filters, updates and pipelines. */
import type {UpdateExpression} from 'mingo/updater';
import {databaseError} from './errors';
import {isObject, mapValues, type JsonObject} from './types';

type Rule = readonly [isAllowed: (operand: unknown) => boolean, problem: string];

const isList = (operand: unknown, least: number): boolean =>
  Array.isArray(operand) && operand.length >= least;
const NOT_EMPTY: Rule = [(operand) => isList(operand, 1), '$and/$or/$nor must be a nonempty array'];

/** Operators of filters, and stages. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ['$and', NOT_EMPTY],
  ['$or', NOT_EMPTY],
  ['$nor', NOT_EMPTY],
  ['$regex', [(operand) => typeof operand === 'string', '$regex has to be a string']],
  ['$mod', [(operand) => isList(operand, 2), 'malformed mod, not enough elements']],
  [
    '$limit',
    [(operand) => Number.isInteger(operand) && Number(operand) > 0, 'the limit must be positive'],
  ],
]);

function check(name: string, operand: unknown): void {
  const [isAllowed, problem] = RULES.get(name) ?? [];
  if (isAllowed?.(operand) === false) throw databaseError(problem ?? name);
}

/** What stands in these is no filter: in an expression, for one, operators mean something else. */
const PLAIN_OPERANDS: ReadonlySet<string> = new Set(['$expr', '$jsonSchema', '$eq', '$in', '$nin']);

/** The filter without its comments. */
export function checkedFilter(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(checkedFilter);
  if (!isObject(filter)) return filter;
  const {$comment: _, ...kept} = filter;
  return mapValues(kept, (operand, name) => {
    check(name, operand);
    return PLAIN_OPERANDS.has(name) ? operand : checkedFilter(operand);
  });
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
  return mapValues(stage, (operand, name) => {
    check(name, operand);
    if (name === '$match') return checkedFilter(operand);
    if (name !== '$facet' || !isObject(operand)) return operand;
    return mapValues(operand, (stages) =>
      Array.isArray(stages) ? stages.map(checkedStage) : stages,
    );
  });
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
