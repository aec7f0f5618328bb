/** Relations between the code blocks of one page. */
import type {Root} from 'mdast';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {codeStep} from '..';

const processor = remark().use(codeStep, {siteDir: process.cwd()});

/** Returns for each code block whether it continues a file. */
async function continuedBlocks(fences: readonly string[]): Promise<unknown[]> {
  const file = new VFile({path: 'docs/page.mdx', value: fences.join('\n\n')});
  const tree: Root = await processor.run(processor.parse(file), file);
  return tree.children.map((node) => node.data?.hProperties?.['continued']);
}

it('a second block with the same title does not continue the first one, unless its writer says so', async () => {
  const block = (settings: string) => `\`\`\`ts title="a.ts" ${settings}\nlet a;\n\`\`\``;
  expect(await continuedBlocks([block(''), block(''), block('continued')])).toEqual([
    false,
    false,
    true,
  ]);
});

it('a second region of a sample continues its file', async () => {
  const block = (region: string) => `\`\`\`sh file=examples/api/ai.sh#${region}\n\`\`\``;
  expect(await continuedBlocks([block('setup'), block('health')])).toEqual([false, true]);
});

it('only the first block of a page has ids of numbered comments, because links refer to their numbers', async () => {
  const block = '```ts showLineNumbers\n// 1. One\n```';
  const file = new VFile({path: 'docs/page.mdx', value: `${block}\n\n${block}`});
  const tree: Root = await processor.run(processor.parse(file), file);
  const ids = tree.children.map(({data}) => data?.renderedIds);
  expect(ids).toEqual([['note-1'], []]);
  expect(file.messages.map(({line, fatal}) => [line, fatal])).toEqual([[5, false]]);
});

it('the ids of numbered comments are known before the page is built', async () => {
  const file = new VFile({value: '```ts showLineNumbers\n// 1. One\na();\n// 2. Two\n```'});
  const tree: Root = await processor.run(processor.parse(file), file);
  expect(tree.children[0]?.data?.renderedIds).toEqual(['note-1', 'note-2']);
});

it('links to numbered comments are left out of Markdown copies', async () => {
  const file = new VFile({value: 'It signs a token. [Show the code.](#note-1) [Notes](#notes)'});
  const tree: Root = await processor.run(processor.parse(file), file);
  const classes: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') classes.push(node.data?.hProperties?.['className']);
  });
  expect(classes).toEqual([['screen-only'], undefined]);
});
