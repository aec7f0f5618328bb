/** mingo's operators, and those that behave as in MongoDB only after a change. */
import Ajv from 'ajv';
import {Context, ProcessingMode} from 'mingo';
import {evalExpr} from 'mingo/core';
import type {Iterator} from 'mingo/lazy';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import type {Options} from 'mingo/types';
import {compare, resolve} from 'mingo/util';
import {MongoError} from './errors';
import {isObject, type JsonObject} from './objects';
import {OPERAND_COUNTS} from './operandCounts';
import {Uuid} from './values';

/** Expressions of a date, or of `{date, timezone}`. */
export const DATE_PARTS = [
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$isoDayOfWeek',
  '$isoWeek',
  '$isoWeekYear',
  '$millisecond',
  '$minute',
  '$month',
  '$second',
  '$week',
  '$year',
] as const;

type Expression = (document: JsonObject, operand: unknown, options: Options) => unknown;

// mingo declares the intersection of all types of operands, which no value has.
const expressions = expression as unknown as Readonly<Record<string, Expression>>;
const {$type: ofType} = query as unknown as Record<
  '$type',
  (field: string, types: unknown, options: Options) => (document: JsonObject) => boolean
>;

/** As in MongoDB, a part of null and of a missing field is null. */
function ofDateOrNull(operator: Expression): Expression {
  return (document, operand, options) => {
    const [single]: unknown[] = [operand].flat();
    const date = isObject(single) && 'date' in single ? single.date : single;
    return evalExpr(document, date, options) == null ? null : operator(document, single, options);
  };
}

/** As in MongoDB, a month after January 31 is the last day of February. */
function inMonth(operator: Expression): Expression {
  return (document, operand, options) => {
    const {startDate, unit, amount} = evalExpr(document, operand, options) as JsonObject;
    if (startDate == null || unit == null || amount == null) return null;
    const date = operator(document, operand, options);
    if (!(startDate instanceof Date) || !(date instanceof Date)) return date;
    const isCalendarUnit = unit === 'year' || unit === 'quarter' || unit === 'month';
    // Day 0 is the last day of the previous month.
    if (isCalendarUnit && date.getUTCDate() !== startDate.getUTCDate()) date.setUTCDate(0);
    return date;
  };
}

const mod: Expression = (document, operand, options) => {
  const [dividend, divisor] = evalExpr(document, operand, options) as unknown[];
  if (dividend == null || divisor == null) return null;
  if (divisor === 0) throw new MongoError("can't $mod by zero", 16610);
  return expressions.$mod?.(document, operand, options);
};

const typeOf: Expression = (document, operand, options) =>
  evalExpr(document, operand, options) instanceof Uuid
    ? 'binData'
    : expressions.$type?.(document, operand, options);

/** Types that mingo doesn't know (UUIDs), or understands as any number. Each has a number, too. */
const TYPE_TESTS = new Map<unknown, (value: unknown) => boolean>(
  ['binData', 5].map((type) => [type, (value) => value instanceof Uuid] as const),
);
for (const type of ['double', 1])
  TYPE_TESTS.set(type, (value) => typeof value === 'number' && !Number.isInteger(value));

const hasType: typeof ofType = (field, types, options) => {
  const names: unknown[] = [types].flat();
  const tests = names.flatMap((type) => TYPE_TESTS.get(type) ?? []);
  const others = ofType(
    field,
    names.filter((type) => !TYPE_TESTS.has(type)),
    options,
  );
  return (document) => {
    const values: unknown[] = [resolve(document, field)].flat();
    return others(document) || values.some((value) => tests.some((test) => test(value)));
  };
};

/** Values of different types have an order, and a missing field comes before null. */
function comparison(name: string, isRight: (order: number) => boolean): Expression {
  return (document, operand, options) => {
    const [left, right] = evalExpr(document, operand, options) as unknown[];
    // mingo's order of lists is that of `$sort`.
    return Array.isArray(left) || Array.isArray(right)
      ? expressions[name]?.(document, operand, options)
      : isRight(compare(left, right));
  };
}

/** These take a list as their only operand, or expect that it is in a list. */
const TAKE_LISTS = ['$allElementsTrue', '$anyElementTrue', '$not'];

/** As in MongoDB, an operand means the same as a list with only that operand. mingo knows one form of each operator. */
function inBothForms(name: string, operator: Expression): Expression {
  const [least, most] = OPERAND_COUNTS.get(name) ?? [];
  if (least === undefined || most === undefined || TAKE_LISTS.includes(name)) return operator;
  if (most === 1)
    return (document, operand, options) => {
      const [only, ...others]: unknown[] = Array.isArray(operand)
        ? (operand as unknown[])
        : [operand];
      return operator(document, others.length === 0 ? only : operand, options);
    };
  if (least > 1) return operator;
  return (document, operand, options) => operator(document, [operand].flat(), options);
}

/** A time without an offset is local time in the time zone, also in summer. */
const dateFromString: Expression = (document, operand, options) => {
  const {timezone, ...others} = operand as JsonObject;
  const date = expressions.$dateFromString?.(document, others, options);
  const timeZone = evalExpr(document, timezone, options);
  if (!(date instanceof Date) || typeof timeZone !== 'string' || !timeZone.includes('/'))
    return expressions.$dateFromString?.(document, operand, options);
  const localTime = new Date(date.toLocaleString('en-US', {timeZone}));
  const utcTime = new Date(date.toLocaleString('en-US', {timeZone: 'UTC'}));
  return new Date(date.getTime() - (localTime.getTime() - utcTime.getTime()));
};

type Accumulate = (documents: JsonObject[], operand: unknown, options: Options) => unknown;

/** `$push` and `$addToSet` skip documents without the field. */
const withField =
  (accumulate: Accumulate): Accumulate =>
  (documents, operand, options) => {
    const types = accumulator.$push(documents, {$type: operand}, options);
    const given = documents.filter((_, index) => types[index] !== 'missing');
    return accumulate(given, operand, options);
  };

/** `$out` and `$merge`: they return no rows, and nothing is written. */
const discardRows = (rows: Iterator, ..._: unknown[]) => rows.filter(() => false);

/** There is no row for an empty collection. */
const count: typeof pipeline.$count = (rows, name, options) =>
  pipeline.$count(rows, name, options).filter((row) => (row as JsonObject)[name] !== 0);

const redact: typeof pipeline.$redact = (rows, operand, options) =>
  pipeline.$redact(rows, operand, options).filter((row) => row != null);

const accumulators: Readonly<Record<string, Accumulate>> = {
  ...(accumulator as unknown as Readonly<Record<string, Accumulate>>),
  $addToSet: withField(accumulator.$addToSet),
  $mergeObjects: (documents, operand, options) =>
    accumulator.$mergeObjects(accumulator.$push(documents, operand, options), null, options),
  $push: withField(accumulator.$push),
};

/** An accumulator as an expression: of its operands, or of the items of a list that is its only operand. */
const ofOperands =
  (accumulate: Accumulate): Expression =>
  (document, operand, options) => {
    const values = [operand].flat().map((value: unknown) => evalExpr(document, value, options));
    const items = values.length === 1 ? values.flat() : values;
    // Without an operand, the accumulator takes the items themselves, which need not be documents.
    return accumulate(items as JsonObject[], null, options);
  };

const ownExpressions = {
  $avg: ofOperands(accumulator.$avg),
  ...Object.fromEntries(DATE_PARTS.map((name) => [name, ofDateOrNull(expression[name])])),
  $dateAdd: inMonth(expression.$dateAdd),
  $dateFromString: dateFromString,
  $dateSubtract: inMonth(expression.$dateSubtract),
  $eq: comparison('$eq', (order) => order === 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $max: ofOperands(accumulator.$max),
  $min: ofOperands(accumulator.$min),
  $mod: mod,
  $ne: comparison('$ne', (order) => order !== 0),
  $stdDevPop: ofOperands(accumulator.$stdDevPop),
  $stdDevSamp: ofOperands(accumulator.$stdDevSamp),
  $sum: ofOperands(accumulator.$sum),
  $type: typeOf,
};

/** In `$group`, mingo gives the documents of a group to the expression that has the name of an accumulator. */
function inGroups(name: string, operator: Expression): Expression {
  const accumulate = accumulators[name];
  return accumulate === undefined
    ? operator
    : (document, operand, options) =>
        Array.isArray(document)
          ? accumulate(document, operand, options)
          : operator(document, operand, options);
}

const allExpressions = Object.fromEntries(
  Object.entries({...expressions, ...ownExpressions}).map(([name, operator]) => [
    name,
    inGroups(name, inBothForms(name, operator)),
  ]),
);

export const OPTIONS: Partial<Options> = {
  // Queries arrive as JSON. Nothing in them may run as code.
  scriptEnabled: false,
  processingMode: ProcessingMode.CLONE_ALL,
  jsonSchemaValidator: (schema) => {
    const validate = new Ajv({strict: false, logger: false}).compile(schema);
    return (document: unknown) => validate(document);
  },
  context: Context.init({
    accumulator: accumulators,
    expression: allExpressions,
    pipeline: {...pipeline, $count: count, $merge: discardRows, $out: discardRows, $redact: redact},
    projection,
    query: {...query, $type: hasType},
    window,
  }),
};
