/** Compares the body of a call with the schema of its operation, as far as the body is known. */
import type {ErrorObject} from 'ajv';
import {nearestName} from '../../src/lib/variables';
import {isObject, valueAt} from '../lib/openapi';
import {describeError} from '../lib/schemaValidator';
import {splitHoles} from './holes';
import type {ApiOperation} from './operations';
import type {Body} from './types';

const isInside = (pointer: string, ancestor: string): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);
const isChoice = ({keyword}: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';
const depthOf = ({instancePath}: ErrorObject): number => instancePath.split('/').length;

function allowedValues({params}: ErrorObject): string[] {
  const {allowedValues: list} = params as {allowedValues?: unknown[]};
  return (list ?? []).map(String);
}

/** One error in words; a wrong value with the allowed ones and the nearest of them. */
function explain(error: ErrorObject, body: unknown, allowed: readonly string[]): string {
  const at = error.instancePath || '/';
  if (error.keyword === 'required') {
    const {missingProperty} = error.params as {missingProperty: string};
    return `the body lacks the required field "${missingProperty}" at ${at}`;
  }
  if (error.keyword !== 'enum') return `the body is wrong: ${describeError(error)}`;
  const found = JSON.stringify(valueAt(body, error.instancePath));
  const nearest = nearestName(found.replaceAll('"', ''), allowed);
  const suggestion = nearest === undefined ? '' : `; nearest: "${nearest}"`;
  return `the body has ${found} at ${at}; allowed: ${allowed.join(', ')}${suggestion}`;
}

/** A value that fits none of several schemas gives errors for each: the deepest one says most. */
function explainChoice(errors: readonly ErrorObject[], choice: ErrorObject, body: unknown): string {
  const branches = errors.filter(
    (error) => !isChoice(error) && isInside(error.instancePath, choice.instancePath),
  );
  const [deepest] = [...branches].sort((a, b) => depthOf(b) - depthOf(a));
  if (deepest === undefined) return `the body is wrong: ${describeError(choice)}`;
  const alternatives = branches.filter(
    ({keyword, instancePath}) =>
      keyword === deepest.keyword && instancePath === deepest.instancePath,
  );
  return explain(deepest, body, alternatives.flatMap(allowedValues));
}

function schemaProblems(value: unknown, wanted: NonNullable<ApiOperation['body']>): string[] {
  const {plain, unknown, open} = splitHoles(value);
  const errors = wanted.validate(wanted.schemaPointer, plain);
  const choices = errors.filter(isChoice);
  const isOpenChoice = ({instancePath}: ErrorObject): boolean =>
    [...unknown, ...open].some((pointer) => isInside(pointer, instancePath));
  const certain = errors.filter(
    (error) =>
      !isChoice(error) &&
      !choices.some(({instancePath}) => isInside(error.instancePath, instancePath)) &&
      !(error.keyword === 'required' && open.includes(error.instancePath)) &&
      !unknown.some((pointer) => isInside(error.instancePath, pointer)),
  );
  return [
    ...certain.map((error) => explain(error, plain, allowedValues(error))),
    ...choices
      .filter((choice) => !isOpenChoice(choice))
      .map((choice) => explainChoice(errors, choice, plain)),
    ...unknownFields(plain, wanted.fields),
  ];
}

function unknownFields(value: unknown, fields: readonly string[]): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !fields.includes(key))
    .map((key) => {
      const nearest = nearestName(key, fields);
      const right =
        nearest === undefined ? `fields: ${fields.join(', ')}` : `nearest: "${nearest}"`;
      return `the body has no field "${key}"; ${right}`;
    });
}

/** What is wrong with a body; nothing when it is not known. */
export function bodyProblems(body: Body, wanted: ApiOperation['body']): string[] {
  if (body.state === 'unknown') return [];
  if (wanted === undefined) {
    return body.state === 'none' ? [] : ['takes no body, but one is sent'];
  }
  if (body.state === 'none') {
    return wanted.required ? [`needs a body with ${wanted.fields.join(', ')}; none is sent`] : [];
  }
  return body.state === 'text' ? ['the body is not JSON'] : schemaProblems(body.value, wanted);
}
