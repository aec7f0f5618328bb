/** Example values of texts and numbers, made from the limits of a schema. */
import {contradiction} from '../../../lib/openapi/contradiction';
import type {SchemaObject} from '../../../lib/openapi/document';
import type {FlatSchema} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import {patternSample} from './patternSample';
import {samplesByEncoding, samplesByFormat} from './samplesByFormat';

/** The first candidate that the limits allow, or else the first one. */
function firstAllowed<T>(
  spec: Specification,
  own: SchemaObject,
  candidates: readonly T[],
): T | undefined {
  const {type, pattern, minLength, maxLength, multipleOf} = own;
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = own;
  const limits: SchemaObject = {
    ...{type, pattern, minLength, maxLength, multipleOf},
    ...{minimum, maximum, exclusiveMinimum, exclusiveMaximum},
  };
  const found = candidates.find((value) => contradiction(spec, limits, value) === undefined);
  return found ?? candidates[0];
}

/** Returns a text that format, pattern, and length allow, if one is found. */
export function textSample(spec: Specification, {own}: FlatSchema): string {
  const {format = '', pattern, minLength = 0, maxLength = Infinity} = own;
  const byFormat = samplesByFormat.get(format) ?? samplesByEncoding.get(own.contentEncoding ?? '');
  const byPattern = pattern === undefined ? undefined : patternSample(pattern, minLength);
  const plain = 'string'.padEnd(minLength, 'x').slice(0, maxLength);
  const candidates = [byFormat, plain, byPattern].filter((text) => text !== undefined);
  return firstAllowed(spec, own, candidates) ?? plain;
}

/** Rounds a number to a multiple, without digits that only come from the arithmetic of floating point. */
function multiplesAround(value: number, step: number): number[] {
  const decimals = Math.min(15, (/\.(\d+)/.exec(String(step))?.[1] ?? '').length);
  return [Math.ceil(value / step), Math.floor(value / step)].map((count) =>
    Number((count * step).toFixed(decimals)),
  );
}

/** Returns a number that the limits allow: close to the lower limit, or else 0 or close to a negative upper limit. */
export function numberSample(spec: Specification, {own, types}: FlatSchema): number {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} = own;
  const above = typeof exclusiveMinimum === 'boolean' ? minimum : exclusiveMinimum;
  const below = typeof exclusiveMaximum === 'boolean' ? maximum : exclusiveMaximum;
  const lower = minimum ?? above;
  const upper = maximum ?? below;
  const middle = (Number(lower ?? 0) + Number(upper ?? 0)) / 2;
  const wanted = [
    ...(minimum === undefined ? [] : [minimum]),
    ...(above === undefined ? [] : [Number(above) + 1]),
    0,
    ...(maximum === undefined ? [] : [maximum]),
    ...(below === undefined ? [] : [Number(below) - 1]),
    middle,
  ];
  const step = multipleOf ?? (types.includes('integer') ? 1 : undefined);
  const rounded =
    step === undefined || !(step > 0)
      ? []
      : wanted.flatMap((value) => multiplesAround(Number(value), Number(step)));
  return firstAllowed(spec, own, [...wanted, ...rounded]) ?? 0;
}
