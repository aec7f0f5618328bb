import {expect, it} from 'vitest';
import {parseHtml} from '../../parseHtml';
import {readSections} from '../sections';

const block = (header: string, code: string) =>
  `<div class=theme-code-block>${header}<pre><code class=language-ts>${code}</code></pre></div>`;
const part = (code: string) =>
  block('<div><span>a.ts</span><a href=/examples/a.ts.txt>Whole file</a></div>', code);

const sections = (html: string) =>
  readSections(
    parseHtml(`<article><div class=theme-doc-markdown>${html}</div></article>`),
    'https://x.example/page',
    'TypeScript',
  );

it('divides a page at its second-level headings, and leaves out links and empty sections', () => {
  const html =
    '<p>Read <a href=/b>b</a></p><h2 id=one>One</h2><p>Text</p><h2 id=two>Two</h2><p>See <a href=/c>c</a>.</p><h2 id=three>Three</h2><h3>Four</h3>';
  expect(sections(html)).toEqual([
    {heading: undefined, id: undefined, text: 'Read b'},
    {heading: 'One', id: 'one', text: '## One\n\nText'},
    {heading: 'Three', id: 'three', text: '## Three\n\n### Four'},
  ]);
});

it('leaves out images, and paragraphs that contain nothing else', () => {
  const [section] = sections('<p><a href=/a.svg><img src=/a.svg alt=Diagram></a></p><p>Words</p>');
  expect(section?.text).toBe('Words');
});

it('names a file once instead of showing parts of it, with the URL of the whole file', () => {
  const [section] = sections(`<p>A</p>${part('first')}<ul><li>B ${part('second')}</li></ul>`);
  expect(section?.text).toBe('A\n\n`a.ts`: <https://x.example/examples/a.ts.txt>\n\n- B');
});

it('names the file of a later part without its note', () => {
  const later = block(
    '<div><span>a.ts (continued)</span><a href=/examples/a.ts.txt>Whole file</a></div>',
    'second',
  );
  expect(sections(later)[0]?.text).toBe('`a.ts`: <https://x.example/examples/a.ts.txt>');
});

it('leaves out further parts of a file, and ends the sentence that announces them', () => {
  const [section] = sections(`${part('first')}<p>Then ask:</p>${part('second')}`);
  expect(section?.text).toBe('`a.ts`: <https://x.example/examples/a.ts.txt>\n\nThen ask.');
});

it('leaves out a whole file, ends the sentence that announces it, and keeps code without a filename', () => {
  const whole = block('<div><span>b.ts</span></div>', 'whole');
  const [section] = sections(`<p>Text.</p><p>Save this:</p>${whole}${block('', 'signature')}`);
  expect(section?.text).toBe('Text.\n\nSave this.\n\n```ts\nsignature\n```');
});

it('leaves out sentences that only link to another page', () => {
  const [section] = sections(
    `<p>It stores <a href=/x>data</a>. <a href=#note>Show the code</a>.</p>
     <p>Look here. See <a href=/y>all limits</a> and <a href=/z>errors</a>. See what it prints.</p>
     <p>See the <a href=/y>list</a>.</p><p><a href=/x>Data</a> is stored.</p>`,
  );
  expect(section?.text).toBe(
    'It stores data.\n\nLook here. See what it prints.\n\nData is stored.',
  );
});

it('leaves out clauses that only link to another page, and sentences that consist of one and its introduction', () => {
  const [section] = sections(
    `<p>Nodes limit calls: see <a href=/y>limits</a> and the <a href=/z>quotas</a>. For errors, see <a href=/e>all errors</a>.</p>
     <p>Also see <a href=/y>limits</a>.</p><p>It takes a list: see <a href=/y>types</a> before you call it.</p>
     <table><tr><th>Field</th></tr><tr><td>an object; see <a href=/o>nodes</a></td></tr></table>`,
  );
  expect(section?.text).toBe(
    'Nodes limit calls.\n\nIt takes a list: see types before you call it.\n\n| Field |\n| - |\n| an object |',
  );
});

it('keeps a sentence that says something before it links to another page', () => {
  const [section] = sections(
    '<ul><li><code>threshold</code>: only for sum, see <a href=/t>sums</a></li></ul>',
  );
  expect(section?.text).toBe('- `threshold`: only for sum, see sums');
});

it('leaves out a diagram with its description, and keeps other folded text', () => {
  const details = (title: string) =>
    `<details><summary>${title}</summary><p>${title}.</p></details>`;
  const [section] = sections(
    `<div><p><img src=/a.svg alt=Nodes></p>${details('In words')}</div><p>Text</p>${details('More')}`,
  );
  expect(section?.text).toBe('Text\n\n**More**\n\nMore.');
});

it('keeps an address', () => {
  const address = 'https://x.example/y';
  const [section] = sections(`<p>Open this: <a href=${address}>${address}</a>.</p>`);
  expect(section?.text).toBe(`Open this: <${address}>.`);
});
