import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

const home = readFileSync('src/pages/index.mdx', 'utf8');
const operations = [...home.matchAll(/<b data-method="(\w+)">.*<code>([^<]+)</g)];
const paths = ['database', 'ai'].map((api) => {
  const document = parse(readFileSync(`openapi/${api}.yaml`, 'utf8')) as {paths: object};
  return document.paths;
});

it('the operations of the home page are requests of the specifications', () => {
  expect(operations).toHaveLength(6);
  for (const [, method = '', path = ''] of operations)
    expect(Object.assign({}, ...paths)).toHaveProperty([path, method.toLowerCase()]);
});
