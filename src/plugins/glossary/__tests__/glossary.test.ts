import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {glossaryStep} from '..';

const options = {
  page: '/what-is-acme',
  entries: {
    share: {term: 'Share', definition: 'One part of a {secret} value.', page: '/sharing#shares'},
    allot: {term: '%allot', definition: 'Marker: `%allot`.', page: '/records'},
  },
};

/** Runs the step on a page, and returns the tree and the errors. */
async function run(text: string) {
  const processor = remark().use(remarkMdx).use(glossaryStep, options);
  const file = new VFile({path: 'docs/page.mdx', value: text});
  const tree = JSON.stringify(await processor.run(processor.parse(file), file));
  const errors = file.messages.filter(({fatal}) => fatal).map(String);
  return {tree, errors};
}

describe('the glossary step', () => {
  it('writes definition and link into a term', async () => {
    const {tree, errors} = await run('Each <Term id="share">share</Term> is random.');
    expect(tree).toContain('"name":"definition","value":"One part of a {secret} value."');
    expect(tree).toContain('"name":"to","value":"/what-is-acme#term-share"');
    expect(errors).toEqual([]);
  });

  it('writes the third term of a paragraph as plain text', async () => {
    const term = '<Term id="share">share</Term>';
    const {tree} = await run(`${term} ${term} ${term}\n\n${term}`);
    expect(tree.match(/"name":"to"/g)).toHaveLength(3);
    expect(tree).toContain('{"type":"text","value":"share"');
  });

  it('lists every entry with its id, sorted by name without punctuation', async () => {
    const {tree} = await run('<Glossary />');
    expect(tree.indexOf('"term-allot"')).toBeGreaterThan(0);
    expect(tree.indexOf('"term-share"')).toBeGreaterThan(tree.indexOf('"term-allot"'));
    expect(tree).toContain('Marker: ');
  });

  it('has a heading for each letter, which Markdown copies and the search leave out', async () => {
    const {tree} = await run('<Glossary />');
    expect(tree).toContain('{"id":"letter-a","dataMarkdownIgnore":"","dataSearchIgnore":""}');
  });

  it('writes code in backticks as code, and as plain text into a term', async () => {
    const {tree} = await run('<Glossary />\n\n<Term id="allot">mark</Term>');
    expect(tree).toContain('{"type":"inlineCode","value":"%allot"}');
    expect(tree).toContain('"name":"definition","value":"Marker: %allot."');
  });

  it('links each name to the page that explains it', async () => {
    const {tree} = await run('<Glossary />');
    expect(tree).toContain(
      '"type":"link","url":"/sharing#shares","children":[{"type":"text","value":"Share"}]',
    );
  });

  it('reports an unknown id with its place and the nearest id', async () => {
    const {errors} = await run('One.\n\nTwo <Term id="shares">shares</Term>.');
    expect(errors).toEqual([
      'docs/page.mdx:3:5: The glossary has no term "shares". Did you mean "share"? The terms are in src/config/glossary.ts.',
    ]);
  });

  it('reports a term without an id', async () => {
    const {errors} = await run('A <Term>share</Term>.');
    expect(errors).toEqual([
      'docs/page.mdx:1:3: <Term> needs an id in quotes, for example <Term id="share">.',
    ]);
  });
});
