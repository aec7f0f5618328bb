import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {glossaryStep} from '..';

const options = {
  page: '/what-is-acme',
  entries: {
    share: {term: 'Share', definition: 'One part of a {secret} value.'},
    allot: {term: '%allot', definition: 'Marker around a ciphertext.'},
  },
};

async function run(text: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(glossaryStep, options);
  const file = new VFile({path: 'docs/page.mdx', value: text});
  const tree = await processor.run(processor.parse(file), file);
  return JSON.stringify(tree);
}

describe('the glossary step', () => {
  it('writes definition and link into a term', async () => {
    const tree = await run('Each <Term id="share">share</Term> is random.');
    expect(tree).toContain('"name":"definition","value":"One part of a {secret} value."');
    expect(tree).toContain('"name":"to","value":"/what-is-acme#term-share"');
  });

  it('lists every entry with its anchor, sorted by term without its marks', async () => {
    const tree = await run('<Glossary />');
    expect(tree.indexOf('"term-allot"')).toBeGreaterThan(0);
    expect(tree.indexOf('"term-share"')).toBeGreaterThan(tree.indexOf('"term-allot"'));
    expect(tree).toContain('Marker around a ciphertext.');
  });

  it('stops at an unknown id, with file, line and the nearest one', async () => {
    await expect(run('One.\n\nTwo <Term id="shares">shares</Term>.')).rejects.toThrow(
      'docs/page.mdx:3: <Term id="shares"> is not in the glossary. Did you mean "share"? Terms are in src/config/glossary.yaml.',
    );
  });

  it('stops at a term without an id', async () => {
    await expect(run('A <Term>share</Term>.')).rejects.toThrow(
      'docs/page.mdx:1: <Term> needs an id in quotes, as in <Term id="share">.',
    );
  });
});
