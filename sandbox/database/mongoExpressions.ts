/** Checks expressions as MongoDB does before it reads a document: names, numbers of operands, and variables. */
import {evalExpr} from 'mingo/core';
import type {Options} from 'mingo/types';
import {MongoError} from './errors';
import {DATE_PARTS, OPTIONS} from './mongoOperators';
import {isObject, type JsonObject} from './objects';
import {OPERAND_COUNTS} from './operandCounts';

/** Expressions with named arguments: the required ones, a slash, and the optional ones. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  $convert: 'input to / onError onNull format',
  $dateAdd: 'startDate unit amount / timezone',
  $dateDiff: 'startDate endDate unit / timezone startOfWeek',
  $dateFromParts:
    '/ year isoWeekYear month isoWeek isoDayOfWeek day hour minute second millisecond timezone',
  $dateFromString: 'dateString / format timezone onError onNull',
  $dateSubtract: 'startDate unit amount / timezone',
  $dateToParts: 'date / timezone iso8601',
  $dateToString: 'date / format timezone onNull',
  $dateTrunc: 'date unit / binSize timezone startOfWeek',
  $filter: 'input cond / as limit',
  $firstN: 'input n /',
  $lastN: 'input n /',
  $let: 'vars in /',
  $ltrim: 'input / chars',
  $map: 'input in / as',
  $maxN: 'input n /',
  $median: 'input method /',
  $minN: 'input n /',
  $percentile: 'input p method /',
  $reduce: 'input initialValue in /',
  $regexFind: 'input regex / options',
  $regexFindAll: 'input regex / options',
  $regexMatch: 'input regex / options',
  $replaceAll: 'input find replacement /',
  $replaceOne: 'input find replacement /',
  $rtrim: 'input / chars',
  $setField: 'field input value /',
  $sortArray: 'input sortBy /',
  $switch: 'branches / default',
  $trim: 'input / chars',
  $unsetField: 'field input /',
  $zip: 'inputs / useLongestLength defaults',
};

const SYSTEM_VARIABLES = ['ROOT', 'CURRENT', 'REMOVE', 'NOW', 'DESCEND', 'PRUNE', 'KEEP'];

type Scope = readonly string[];

function checkPath(path: string, scope: Scope): void {
  const [root = '', ...parts] = path.split('.');
  const variable = root.startsWith('$$') ? root.slice(2) : undefined;
  if (variable !== undefined && !SYSTEM_VARIABLES.includes(variable) && !scope.includes(variable))
    throw new MongoError(`Use of undefined variable: ${variable}`, 17276);
  if (root === '$' || root === '$$' || parts.includes(''))
    throw new MongoError(`'${path}' is not a valid FieldPath`, 16872);
}

/** Returns the variables that an operator adds for one of its arguments. */
function variablesFor(name: string, argument: string, {vars, as}: JsonObject): Scope {
  if (name === '$let' && argument === 'in') return isObject(vars) ? Object.keys(vars) : [];
  if (name === '$reduce' && argument === 'in') return ['this', 'value'];
  const isItem =
    (name === '$map' && argument === 'in') || (name === '$filter' && argument === 'cond');
  return isItem ? [typeof as === 'string' ? as : 'this'] : [];
}

/** Whether a value contains no field path and no variable, so that it is the same for each document. */
function isConstant(value: unknown): boolean {
  if (typeof value === 'string') return !value.startsWith('$');
  if (Array.isArray(value)) return value.every(isConstant);
  return !isObject(value) || Object.values(value).every(isConstant);
}

/**
 * Checks an expression and the expressions in it. One without fields is computed, as MongoDB does.
 *
 * @param scope  the variables that the surrounding expressions define
 * @throws MongoError, or mingo's error for an expression that can't be computed
 */
export function checkExpression(expression: unknown, scope: Scope = []): void {
  if (typeof expression === 'string' && expression.startsWith('$')) checkPath(expression, scope);
  if (Array.isArray(expression)) for (const item of expression) checkExpression(item, scope);
  if (!isObject(expression)) return;
  const entries = Object.entries(expression);
  const operator = entries.find(([key]) => key.startsWith('$'));
  if (operator === undefined) {
    for (const [, value] of entries) checkExpression(value, scope);
    return;
  }
  if (entries.length > 1)
    throw new MongoError('an expression must have exactly one operator', 15983);
  const [name, operand] = operator;
  if (name === '$literal') return;
  checkOperator(name, operand, scope);
  if (isConstant(operand)) evalExpr({}, expression, OPTIONS as Options);
}

function checkOperator(name: string, operand: unknown, scope: Scope): void {
  const isDatePart = (DATE_PARTS as readonly string[]).includes(name);
  const named = isObject(operand) && {$cond: 'if then else /', ...ARGUMENTS}[name];
  if (named) return checkArguments(name, named, operand, scope);
  if (isDatePart && isObject(operand) && 'date' in operand)
    return checkArguments(name, 'date / timezone', operand, scope);
  if (Object.hasOwn(ARGUMENTS, name)) throw new MongoError(`${name} only supports an object`, 9);
  const [least, most] = isDatePart ? [1, 1] : (OPERAND_COUNTS.get(name) ?? []);
  if (least === undefined || most === undefined)
    throw new MongoError(`Unrecognized expression '${name}'`, 168);
  const operands: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (operands.length < least || operands.length > most) {
    const expected = least === most ? `exactly ${least}` : `at least ${least}`;
    const problem = `takes ${expected} arguments. ${operands.length} were passed in.`;
    throw new MongoError(`Expression ${name} ${problem}`, 16020);
  }
  checkExpression(operands, scope);
}

function checkArguments(name: string, named: string, given: JsonObject, scope: Scope): void {
  const [required = [], optional = []] = named
    .split('/')
    .map((list) => list.split(' ').filter(Boolean));
  const missing = required.find((argument) => !Object.hasOwn(given, argument));
  if (missing !== undefined) throw new MongoError(`Missing '${missing}' parameter to ${name}`);
  for (const [argument, value] of Object.entries(given)) {
    if (!required.includes(argument) && !optional.includes(argument))
      throw new MongoError(`Unrecognized argument to ${name}: ${argument}`);
    const inner = [...scope, ...variablesFor(name, argument, given)];
    if (argument === 'branches') checkBranches(value, inner);
    else if (argument === 'vars' && isObject(value))
      for (const variable of Object.values(value)) checkExpression(variable, inner);
    else if (argument !== 'sortBy' && argument !== 'as') checkExpression(value, inner);
  }
}

function checkBranches(branches: unknown, scope: Scope): void {
  if (!Array.isArray(branches) || branches.length === 0)
    throw new MongoError('$switch requires at least one branch.', 40068);
  for (const branch of branches as unknown[]) {
    if (!isObject(branch)) throw new MongoError('$switch expected each branch to be an object');
    checkArguments('$switch', 'case then /', branch, scope);
  }
}
