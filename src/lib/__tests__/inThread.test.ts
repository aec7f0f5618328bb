import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {inThread} from '../inThread';

type Double = (numbers: readonly number[]) => Promise<number[]>;

const module = path.join(mkdtempSync(path.join(tmpdir(), 'in-thread-')), 'double.ts');
writeFileSync(
  module,
  `export default async (numbers: readonly number[]): Promise<number[]> => {
    if (numbers.length === 0) throw new RangeError('no numbers');
    return numbers.map((number) => 2 * number);
  };`,
);

it('answers with what the function of a TypeScript module returns', async () => {
  expect(await inThread<Double>(module, [1, 2])).toEqual([2, 4]);
});

it.each([
  ['what the function throws', module, 'no numbers'],
  ['a module that is not there', `${module}x`, 'double.tsx'],
])('throws %s', async (_name, file, message) => {
  await expect(inThread<Double>(file, [])).rejects.toThrow(message);
});
