import {expect, it} from 'vitest';
import {validHash} from '../repairHash';

it.each([
  ['', ''],
  ['#part', '#part'],
  ['#gr%C3%B6%C3%9Fe', '#gr%C3%B6%C3%9Fe'],
  ['#50%', '#50%25'],
  ['#%ff', '#%25ff'],
])('validHash(%j) returns %j', (hash, expected) => {
  expect(validHash(hash)).toBe(expected);
  expect(() => decodeURIComponent(expected)).not.toThrow();
});
