/** Example values of texts and numbers, made from the limits of a schema. */
import type {FlatSchema} from '../../../lib/openapi/schema';
import {patternSample} from './patternSample';
import {samplesByEncoding, samplesByFormat} from './samplesByFormat';

/** Has what the patterns of passwords ask for. */
const PASSWORD = 'Aa1!';

/** Returns texts of which one mostly has the format, pattern, and length of a schema. */
export function textCandidates({own}: FlatSchema): string[] {
  const {format = '', pattern, minLength = 0, maxLength = Infinity} = own;
  const byFormat = samplesByFormat.get(format) ?? samplesByEncoding.get(own.contentEncoding ?? '');
  const byPattern = pattern === undefined ? undefined : patternSample(pattern, minLength);
  const plain = 'string'.padEnd(minLength, 'x').slice(0, maxLength);
  const special = [byFormat, byPattern].filter((text) => text !== undefined);
  const longer = special.flatMap((text) => [
    text.padStart(minLength, 'x'),
    text.padEnd(minLength, '/x'),
    text.padEnd(minLength, 'x'),
  ]);
  const password = PASSWORD.padEnd(Math.max(minLength, 12), PASSWORD).slice(0, maxLength);
  return [
    ...(byFormat === undefined ? [] : [byFormat]),
    ...[plain, ...special, ...longer, password, 'a', 'string2'],
  ];
}

/** Rounds a number to a multiple, without digits that only come from the arithmetic of floating point. */
function multiplesAround(value: number, step: number): number[] {
  const decimals = Math.min(15, (/\.(\d+)/.exec(String(step))?.[1] ?? '').length);
  return [Math.ceil(value / step), Math.floor(value / step)].map((count) =>
    Number((count * step).toFixed(decimals)),
  );
}

/** Returns numbers of which one mostly is in the limits: close to the lower limit, or else 0 or close to the upper one. */
export function numberCandidates({own, types}: FlatSchema): number[] {
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
    1,
  ];
  const step = multipleOf ?? (types.includes('integer') ? 1 : undefined);
  if (step === undefined || !(step > 0)) return [...wanted, 0.5];
  return [...wanted, ...wanted.flatMap((value) => multiplesAround(Number(value), Number(step)))];
}
