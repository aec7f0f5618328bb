import path from 'node:path';
import {expect, it} from 'vitest';
import {listSamples} from '../node/samples';

const siteDir = path.resolve(import.meta.dirname, '../../../..');

it('lists a program with the files that it imports, and the packages that these need', async () => {
  const sample = (await listSamples(siteDir)).find(({name}) => name === 'vault/payroll');
  const files: Readonly<Record<string, string>> = sample?.files ?? {};
  expect(Object.keys(files)[0]).toBe('payroll.ts');
  expect(Object.keys(files).at(-1)).toBe('package.json');
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['access.ts', 'lib/call.ts']));
  expect(files['payroll.ts']).not.toContain('#region');
  const {dependencies} = JSON.parse(files['package.json'] ?? '') as {dependencies: object};
  expect(Object.keys(dependencies)).toContain('did-jwt');
});
