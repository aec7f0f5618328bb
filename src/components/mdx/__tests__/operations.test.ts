import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

/** Matches an operation in a card: its method, and its path as code. */
const OPERATION = /<b data-method="(\w+)">\1<\/b> `([^`]+)`/g;

const paths = ['database', 'ai'].map((api) => {
  const document = parse(readFileSync(`openapi/${api}.yaml`, 'utf8')) as {paths: object};
  return document.paths;
});

it.each(['src/pages/index.mdx', 'docs/api/overview.mdx'])(
  'the cards of %s show operations that exist in the OpenAPI files',
  (file) => {
    const operations = [...readFileSync(file, 'utf8').matchAll(OPERATION)];
    expect(operations).toHaveLength(6);
    const [databasePaths, aiPaths] = paths;
    for (const [, method = '', path = ''] of operations)
      expect({...databasePaths, ...aiPaths}).toHaveProperty([path, method.toLowerCase()]);
  },
);
