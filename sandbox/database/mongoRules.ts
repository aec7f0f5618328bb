/**
 * Refuses filters, updates, and pipelines that MongoDB refuses although mingo, which runs them here,
 * accepts them. jobs.ts calls these checks before it passes anything to mingo.
 */
import type {UpdateExpression} from 'mingo/updater';
import {MongoError} from './errors';
import {isObject, mapValues, type JsonObject} from './objects';

/** Checks the operand of an operator or a stage. */
function checkOperand(name: string, operand: unknown): void {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor':
      if (!Array.isArray(operand) || operand.length === 0)
        throw new MongoError('$and/$or/$nor must be a nonempty array');
      break;
    case '$regex':
      if (typeof operand !== 'string') throw new MongoError('$regex has to be a string');
      break;
    case '$mod':
      if (!Array.isArray(operand) || operand.length < 2)
        throw new MongoError('malformed mod, not enough elements');
      break;
    case '$limit':
      if (!Number.isInteger(operand) || Number(operand) <= 0)
        throw new MongoError('the limit must be positive');
      break;
  }
}

/** The operands of these operators aren't filters, so the same names may mean something else in them. */
const NOT_FILTERS: ReadonlySet<string> = new Set(['$expr', '$jsonSchema', '$eq', '$in', '$nin']);

function checkCondition(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(checkCondition);
  return isObject(condition) ? checkFilter(condition) : condition;
}

/** Checks a filter. Returns a copy without `$comment`, which mingo doesn't know. @throws MongoError */
export function checkFilter({$comment: _, ...filter}: JsonObject): JsonObject {
  return mapValues(filter, (operand, name) => {
    checkOperand(name, operand);
    return NOT_FILTERS.has(name) ? operand : checkCondition(operand);
  });
}

/** MongoDB doesn't pad arrays beyond this index. */
const MAX_ARRAY_INDEX = 1_500_000;

/** Checks the paths that an update changes, such as `responses.0.rating`. */
function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    if (path === '') throw new MongoError('An empty update path is not valid.', 56);
    if (path.split('.').includes('')) {
      throw new MongoError(
        `The update path '${path}' contains an empty field name, which is not allowed.`,
        56,
      );
    }
    if (path === '_id' || path.startsWith('_id.')) {
      throw new MongoError(
        `Performing an update on the path '${path}' would modify the immutable field '_id'`,
        66,
      );
    }
    if (path.split('.').some((part) => /^\d+$/.test(part) && Number(part) > MAX_ARRAY_INDEX))
      throw new MongoError(`can't backfill array to larger than ${MAX_ARRAY_INDEX} elements`);
  }
  // With a dot at its end, each path sorts directly before the paths inside it: `a.`, `a.b.`, `ab.`.
  const sorted = paths.map((path) => `${path}.`).sort();
  for (const [index, path] of sorted.entries()) {
    const previous = sorted[index - 1];
    if (previous === undefined || !path.startsWith(previous)) continue;
    const [outer, inner] = [previous.slice(0, -1), path.slice(0, -1)];
    throw new MongoError(`Updating the path '${inner}' would create a conflict at '${outer}'`, 40);
  }
}

/** Returns the new paths of `$rename`, which it changes like the old ones. @throws MongoError */
function renameTargets(fields: JsonObject): string[] {
  return Object.entries(fields).map(([from, to]) => {
    if (typeof to === 'string') return to;
    throw new MongoError(`The 'to' field for $rename must be a string: ${from}: ${String(to)}`, 2);
  });
}

function isUpdateExpression(update: JsonObject): update is UpdateExpression {
  return Object.keys(update).every((name) => name.startsWith('$'));
}

/**
 * Checks an update. Returns a separate update for each operator, without `$setOnInsert`, which never
 * changes a document.
 *
 * @throws MongoError
 */
export function checkUpdate(update: JsonObject): UpdateExpression[] {
  if (Object.keys(update).length === 0)
    throw new MongoError('Update document requires atomic operators');
  const paths: string[] = [];
  const operators: UpdateExpression[] = [];
  for (const [name, fields] of Object.entries(update)) {
    const operator = {[name]: fields};
    if (!isUpdateExpression(operator))
      throw new MongoError('Update document requires atomic operators');
    if (!isObject(fields)) {
      throw new MongoError(
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${name}: ${JSON.stringify(fields)}}`,
        9,
      );
    }
    paths.push(...Object.keys(fields));
    if (name === '$rename') paths.push(...renameTargets(fields));
    if (name !== '$setOnInsert') operators.push(operator);
  }
  checkPaths(paths);
  return operators;
}

function checkStage(stage: JsonObject): JsonObject {
  return mapValues(stage, (operand, name) => {
    checkOperand(name, operand);
    if (name === '$match') return checkCondition(operand);
    if (name !== '$facet' || !isObject(operand)) return operand;
    return mapValues(operand, (stages) =>
      Array.isArray(stages)
        ? stages.map((inner: unknown) => (isObject(inner) ? checkStage(inner) : inner))
        : stages,
    );
  });
}

/** Checks a pipeline. Returns a copy whose `$match` filters have no `$comment`. @throws MongoError */
export function checkPipeline(pipeline: readonly JsonObject[]): JsonObject[] {
  return pipeline.map(checkStage);
}

/** `__proto__` or `prototype` as a part of a field path: `a.__proto__.b`, `$prototype.a`. */
const prototypePathRegex = /(?:^|\.)\$*(?:__proto__|prototype)(?:\.|$)/;

/**
 * Refuses field paths that would reach JavaScript's prototypes instead of a document. It checks all keys and
 * strings of a filter, an update, or a pipeline.
 *
 * @throws MongoError
 */
export function refusePrototypePaths(value: unknown): void {
  if (typeof value === 'string') {
    if (prototypePathRegex.test(value)) throw new MongoError(`field path not allowed: ${value}`);
  } else if (Array.isArray(value)) {
    value.forEach(refusePrototypePaths);
  } else if (isObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      refusePrototypePaths(key);
      refusePrototypePaths(entry);
    }
  }
}
