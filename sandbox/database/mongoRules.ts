/**
 * Refuses filters, updates, and pipelines that MongoDB refuses although mingo, which runs them here, accepts them.
 * Everything is checked before a document is read, so an empty collection hides no mistake.
 */
import type {Modifier} from 'mingo/updater';
import {resolve} from 'mingo/util';
import {databaseError, MongoError} from './errors';
import {checkExpression} from './mongoExpressions';
import {isObject, type JsonObject} from './objects';

type Scope = readonly string[];
/** `message` is the database's own text, where it is known. */
type Rule = readonly [isRight: (operand: unknown) => boolean, needs: string, message?: string];

const isWhole = (operand: unknown, least: number): boolean =>
  Number.isInteger(operand) && Number(operand) >= least;
const isFilled = (operand: unknown): operand is JsonObject =>
  isObject(operand) && Object.keys(operand).length > 0;
const has = (operand: unknown, ...keys: string[]): boolean =>
  isObject(operand) && keys.every((key) => Object.hasOwn(operand, key));
const isPath = (operand: unknown): boolean =>
  typeof operand === 'string' && operand.startsWith('$');

/** The types that `$type` takes. Each also has a number. */
const TYPES =
  /^(?:double|string|object|array|binData|undefined|objectId|bool|date|null|regex|javascript|int|timestamp|long|decimal|minKey|maxKey|number)$/;

const LIST: Rule = [Array.isArray, 'an array'];
const BITS: Rule = [
  (operand) => [operand].flat().every((item) => isWhole(item, 0)),
  'a number or positions',
];
const FILTERS: Rule = [
  (operand) => Array.isArray(operand) && operand.length > 0,
  'a nonempty array',
  '$and/$or/$nor must be a nonempty array',
];
const FIELDS: Rule = [isFilled, 'an object with at least one field'];

/** What the operators of a filter and the stages of a pipeline need. mingo checks the others. */
const RULES: Readonly<Record<string, Rule>> = {
  $all: LIST,
  $and: FILTERS,
  $bitsAllClear: BITS,
  $bitsAllSet: BITS,
  $bitsAnyClear: BITS,
  $bitsAnySet: BITS,
  $elemMatch: [isObject, 'an object'],
  $in: LIST,
  $mod: [
    (operand) =>
      Array.isArray(operand) &&
      operand.length === 2 &&
      operand.every((item) => typeof item === 'number') &&
      Math.trunc(Number(operand[0])) !== 0,
    'an array of a divisor and a remainder',
    'malformed mod, not enough elements',
  ],
  $nin: LIST,
  $nor: FILTERS,
  $not: FIELDS,
  $options: [(operand) => typeof operand === 'string', 'a string'],
  $or: FILTERS,
  $regex: [(operand) => typeof operand === 'string', 'a string', '$regex has to be a string'],
  $size: [(operand) => isWhole(operand, 0), 'a whole number'],
  $type: [
    (operand) =>
      [operand].flat().length > 0 &&
      [operand].flat().every((type) => typeof type === 'number' || TYPES.test(String(type))),
    'the name or the number of a type',
  ],
  $addFields: FIELDS,
  $bucket: [
    (operand) => has(operand, 'groupBy') && Array.isArray((operand as JsonObject).boundaries),
    'groupBy and a list of boundaries',
  ],
  $facet: FIELDS,
  $limit: [(operand) => isWhole(operand, 1), 'a positive number'],
  $lookup: [
    (operand) =>
      has(operand, 'from', 'as') &&
      (has(operand, 'pipeline') || has(operand, 'localField', 'foreignField')),
    'from, as, and a pipeline or localField and foreignField',
  ],
  $project: FIELDS,
  $replaceRoot: [(operand) => has(operand, 'newRoot'), 'newRoot'],
  $sample: [(operand) => isObject(operand) && isWhole(operand.size, 1), 'a positive size'],
  $set: FIELDS,
  $sort: [
    (operand) =>
      isFilled(operand) && Object.values(operand).every((key) => key === 1 || key === -1),
    'fields with 1 or -1',
  ],
  $sortByCount: [(operand) => isPath(operand) || isObject(operand), 'a path with $ or an object'],
  $unwind: [(operand) => isPath(isObject(operand) ? operand.path : operand), 'a path with $'],
};

function checkRule(name: string, operand: unknown): void {
  const [isRight, needs, message] = (Object.hasOwn(RULES, name) ? RULES[name] : undefined) ?? [];
  if (isRight?.(operand) === false) throw new MongoError(message ?? `${name} needs ${needs}`);
}

/** Keywords of JSON Schema that MongoDB takes and that mean the same here. `bsonType` isn't one. */
const SCHEMA_KEYWORDS =
  /^(?:additionalItems|additionalProperties|allOf|anyOf|dependencies|description|enum|exclusiveMaximum|exclusiveMinimum|items|maxItems|maxLength|maxProperties|maximum|minItems|minLength|minProperties|minimum|multipleOf|not|oneOf|pattern|patternProperties|properties|required|title|type|uniqueItems)$/;

function checkJsonSchema(schema: unknown): void {
  if (Array.isArray(schema)) schema.forEach(checkJsonSchema);
  if (!isObject(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (!SCHEMA_KEYWORDS.test(keyword))
      throw new MongoError(`$jsonSchema keyword '${keyword}' is not currently supported`, 9);
    if (/^(?:properties|patternProperties)$/.test(keyword) && isObject(value))
      Object.values(value).forEach(checkJsonSchema);
    else if (keyword !== 'enum') checkJsonSchema(value);
  }
}

/** Whether an object has operators. As in MongoDB, its first key decides. */
const hasOperators = (value: unknown): value is JsonObject =>
  isObject(value) && Object.keys(value)[0]?.startsWith('$') === true;

/** Checks what a field is compared with. mingo checks the names of operators. */
function checkCondition(condition: unknown): void {
  if (!hasOperators(condition)) return;
  for (const [name, operand] of Object.entries(condition)) {
    checkRule(name, operand);
    if (name === '$not') checkCondition(operand);
    if (name === '$elemMatch') checkFilter(operand);
    if ((name === '$in' || name === '$nin') && (operand as unknown[]).some(hasOperators))
      throw new MongoError('cannot nest $ under $in');
  }
}

/**
 * Checks a filter. Returns a copy without `$comment`, which mingo doesn't know.
 *
 * @param scope  the variables that `$expr` may use
 * @throws MongoError
 */
export function checkFilter(filter: unknown, scope: Scope = []): JsonObject {
  if (!isObject(filter)) throw new MongoError('a filter must be an object', 15959);
  const {$comment: _, ...conditions} = filter;
  for (const [name, operand] of Object.entries(conditions)) {
    if (!name.startsWith('$')) checkCondition(operand);
    else checkRule(name, operand);
    if (name === '$expr') checkExpression(operand, scope);
    if (name === '$jsonSchema') checkJsonSchema(operand);
    if (/^\$(?:and|or|nor)$/.test(name))
      conditions[name] = (operand as unknown[]).map((branch) => checkFilter(branch, scope));
    // In $elemMatch, operators of the item itself.
    else if (/^\$(?!expr|jsonSchema)/.test(name)) checkCondition({[name]: operand});
  }
  return conditions;
}

/** MongoDB doesn't pad arrays beyond this index. */
const MAX_ARRAY_INDEX = 1_500_000;

/**
 * Checks the paths of an update, such as `responses.0.rating`. mingo checks the operators, their operands, and conflicts.
 * Returns the update without `$setOnInsert`, which never changes a document.
 *
 * @throws MongoError; TaggedError for an update without operators, which the driver refuses
 */
export function checkUpdate(update: JsonObject): Modifier<JsonObject> {
  const names = Object.keys(update);
  if (names.length === 0 || !names.every((name) => name.startsWith('$')))
    throw databaseError('updateMany');
  for (const [name, fields] of Object.entries(update)) {
    if (!isObject(fields)) throw new MongoError(`${name} needs an object of fields`, 9);
    for (const path of Object.keys(fields)) {
      const parts = path.split('.');
      if (parts.includes(''))
        throw new MongoError(`The update path '${path}' contains an empty field name`, 56);
      if (parts.some((part) => /^\d+$/.test(part) && Number(part) > MAX_ARRAY_INDEX))
        throw new MongoError(`can't backfill array to larger than ${MAX_ARRAY_INDEX} elements`);
    }
  }
  const {$setOnInsert: _, ...operators} = update;
  return operators;
}

/** An operator creates missing objects on its path, but not below a value such as a number or null. */
function checkParent(document: JsonObject, path: string): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0 || !Object.hasOwn(document, name)) return;
  const value = document[name];
  if (isObject(value)) checkParent(value, rest.join('.'));
  else if (!Array.isArray(value))
    throw new MongoError(`Cannot create field '${rest[0]}' in element {${name}}`, 28);
}

/** Checks that a document's fields have the types that operators need: objects, numbers, or lists. @throws MongoError */
export function checkFieldTypes(document: JsonObject, update: JsonObject): void {
  for (const [name, fields] of Object.entries(update)) {
    const createsFields = !/^\$(?:pop|pull|pullAll|rename|unset)$/.test(name);
    const needsNumber = /^\$(?:inc|mul|bit)$/.test(name);
    const needsList = /^\$(?:addToSet|pop|pull|pullAll|push)$/.test(name);
    for (const path of Object.keys(fields as JsonObject)) {
      // A placeholder such as `$[]` stands for several elements.
      if (path.includes('$')) continue;
      if (createsFields) checkParent(document, path);
      const value: unknown = resolve(document, path);
      if (value === undefined) continue;
      if ((needsNumber && typeof value !== 'number') || (needsList && !Array.isArray(value)))
        throw new MongoError(`Cannot apply ${name} to the value of '${path}'`, 14);
    }
  }
}

/** Accumulators of one expression. Some are also the name of an expression, which takes other operands. */
const ACCUMULATORS =
  /^\$(?:addToSet|avg|first|last|max|mergeObjects|min|push|stdDevPop|stdDevSamp|sum)$/;

/** Checks `$group`, and the output of `$bucket`. The operands of some accumulators are checked by mingo. */
function checkGroup(fields: JsonObject, scope: Scope): void {
  for (const [field, value] of Object.entries(fields)) {
    if (field === '_id') checkExpression(value, scope);
    else if (!isObject(value) || Object.keys(value).length !== 1 || /[.]|^\$/.test(field))
      throw new MongoError(`The field '${field}' must be an accumulator object`, 40234);
    else if (/^\$(?:bottomN?|topN?|count)$/.test(Object.keys(value)[0] ?? '')) continue;
    else if (ACCUMULATORS.test(Object.keys(value)[0] ?? ''))
      checkExpression(Object.values(value)[0], scope);
    else checkExpression(value, scope);
  }
}

function checkStage([name, operand]: readonly [string, unknown], scope: Scope): unknown {
  checkRule(name, operand);
  if (name === '$match') return checkFilter(operand, scope);
  if (!isObject(operand)) {
    if (/^\$(?:sortByCount|replaceWith|redact)$/.test(name)) checkExpression(operand, scope);
    return operand;
  }
  if (/^\$(?:project|addFields|set)$/.test(name))
    for (const value of Object.values(operand)) checkExpression(value, scope);
  if (/^\$(?:replaceRoot|replaceWith|redact|sortByCount)$/.test(name))
    checkExpression(operand, scope);
  if (name === '$group') checkGroup(operand, scope);
  if (/^\$bucket/.test(name)) {
    checkExpression(operand.groupBy, scope);
    if (isObject(operand.output)) checkGroup(operand.output, scope);
  }
  if (name === '$facet') {
    const inner = Object.entries(operand).map(([key, stages]) => [
      key,
      checkPipeline(stages, scope),
    ]);
    return Object.fromEntries(inner) as JsonObject;
  }
  const {let: variables = {}, pipeline} = operand;
  checkExpression(variables, scope);
  if (pipeline === undefined) return operand;
  return {
    ...operand,
    pipeline: checkPipeline(pipeline, [...scope, ...Object.keys(variables ?? {})]),
  };
}

/**
 * Checks a pipeline. Returns a copy whose `$match` filters have no `$comment`.
 *
 * @param scope  the variables of a surrounding `$lookup`
 * @throws MongoError
 */
export function checkPipeline(pipeline: unknown, scope: Scope = []): JsonObject[] {
  if (!Array.isArray(pipeline)) throw new MongoError('a pipeline must be an array', 14);
  return pipeline.map((stage: unknown) => {
    const [entry, ...more] = isObject(stage) ? Object.entries(stage) : [];
    if (entry === undefined || more.length > 0)
      throw new MongoError('A pipeline stage must contain exactly one field.', 40323);
    return {[entry[0]]: checkStage(entry, scope)};
  });
}
