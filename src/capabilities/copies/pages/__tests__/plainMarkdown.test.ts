import {describe, expect, it} from 'vitest';
import {toPlainMarkdown} from '../plainMarkdown';
import {stringify} from '../stringify';

const context = {
  siteDir: '/nowhere',
  glossary: [{id: 'share', term: 'Share', definition: 'One part.'}],
  toUrl: (path: string) => `https://x.example${path}`,
};
const plain = (mdx: string) => stringify(toPlainMarkdown(mdx, context).children);

describe('a page as plain Markdown', () => {
  it('loses front matter, imports and comments', () => {
    expect(plain('---\ntitle: T\n---\n\nimport A from "a";\n\nText {/* note */} here.')).toBe(
      'Text  here.',
    );
  });

  it('unwraps steps, terms and copied values', () => {
    expect(
      plain(
        '<Steps>\n\n### One\n\nA <Term id="share">share</Term>, <Copy>https://n.example</Copy>.\n\n</Steps>',
      ),
    ).toBe('### One\n\nA share, `https://n.example`.');
  });

  it('makes cards a list of links with addresses', () => {
    const cards =
      '<Cards>\n<Card title="A" to="/a">first</Card>\n<Card title="B" to="/b">second</Card>\n</Cards>';
    expect(plain(cards)).toBe(
      '- [A](https://x.example/a): first\n- [B](https://x.example/b): second',
    );
  });

  it('labels tabs', () => {
    const tabs =
      '<Tabs groupId="language">\n<TabItem value="ts" label="TypeScript">\n\n```ts\na();\n```\n\n</TabItem>\n</Tabs>';
    expect(plain(tabs)).toBe('**TypeScript**\n\n```ts\na();\n```');
  });

  it('quotes admonitions under their title', () => {
    expect(plain(':::warning[Mind]\n\nThe gap.\n\n:::')).toBe('> **Mind**\n>\n> The gap.');
    expect(plain(':::note\n\nText.\n\n:::')).toBe('> **Note**\n>\n> Text.');
  });

  it('replaces a diagram by its words', () => {
    const mdx =
      '```mermaid\ngraph TD\n```\n\n<details>\n<summary>In words</summary>\n\nA leads to B.\n\n</details>';
    expect(plain(mdx)).toBe('**In words**\n\nA leads to B.');
  });

  it('keeps colons in prose and titles of files, and takes magic comments out of code', () => {
    expect(plain('A did:nil:x.')).toBe('A did:nil:x.');
    expect(plain('The <Copy>did:nil:x</Copy>.')).toBe('The `did:nil:x`.');
    expect(plain('```ts title="a"\n// highlight-next-line\na();\n```')).toBe(
      '```ts title="a"\na();\n```',
    );
  });

  it('lists the glossary and leaves out the summary itself', () => {
    expect(plain('<Glossary />\n\n<LlmSummary budget={6000} />')).toBe('- **Share**: One part.');
  });

  it('makes links of the site addresses, and understands heading ids', () => {
    expect(plain('## See {#see}\n\n[Q](/q#a)')).toBe('## See\n\n[Q](https://x.example/q#a)');
    expect(plain('[F](pathname:///f.tgz)')).toBe('[F](https://x.example/f.tgz)');
  });
});
