import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

/** Matches an operation of the home page, `<b data-method="POST">POST</b> <code>/api/v1/data/create</code>`. */
const OPERATION = /<b data-method="(\w+)">.*<code>([^<]+)</g;

const homePage = readFileSync('src/pages/index.mdx', 'utf8');
const operations = [...homePage.matchAll(OPERATION)];
const paths = ['database', 'ai'].map((api) => {
  const document = parse(readFileSync(`openapi/${api}.yaml`, 'utf8')) as {paths: object};
  return document.paths;
});

it('the home page shows operations that exist in the OpenAPI files', () => {
  expect(operations).toHaveLength(6);
  const [databasePaths, aiPaths] = paths;
  for (const [, method = '', path = ''] of operations)
    expect({...databasePaths, ...aiPaths}).toHaveProperty([path, method.toLowerCase()]);
});
