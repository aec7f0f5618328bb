import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {aiOperations, dbOperations} from '../operations';

describe('the operations of the home page', () => {
  it.each([
    ['database', dbOperations],
    ['ai', aiOperations],
  ])('are requests of openapi/%s.yaml', (api, operations) => {
    const {paths} = parse(readFileSync(`openapi/${api}.yaml`, 'utf8')) as {paths: object};
    for (const {method, path} of operations)
      expect(paths).toHaveProperty([path, method.toLowerCase()]);
  });
});
