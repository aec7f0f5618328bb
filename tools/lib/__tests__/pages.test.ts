import {expect, it} from 'vitest';
import {makePage} from '../pages';

it('makePage keeps everything in a code block', () => {
  const source = '# Title\n\n```md\n## Heading {#id}\n```\n';
  const {tree} = makePage('docs/a.mdx', source, {});
  expect(tree.children[1]).toMatchObject({type: 'code', value: '## Heading {#id}'});
});

it('makePage rejects the form of ids that the build rejects', () => {
  expect(() => makePage('docs/a.mdx', '## Heading {#id}\n', {})).toThrow('acorn');
});
