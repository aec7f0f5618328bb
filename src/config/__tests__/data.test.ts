import {expect, it} from 'vitest';
import {readData} from '../data';

it('names the file and the line of text that is no YAML', () => {
  expect(() => readData('site.ts')).toThrow(/ in "src\/config\/site\.ts" \(\d+:\d+\)/);
});

it('puts the values of variables in', () => {
  expect(readData('theme.yaml')).toMatchObject({navbar: {title: 'Nillion'}});
});
