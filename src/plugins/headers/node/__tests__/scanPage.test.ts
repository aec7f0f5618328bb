import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../lib/parseHtml';
import {findBlockedContent, NO_EMBEDDED_ORIGINS} from '../embedded';
import {scanPage} from '../scanPage';

const scan = (html: string) => scanPage(parseHtml(html));

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('inline scripts', () => {
  it.each([
    ['a script without a type', '<script>a()</script>', ['a()']],
    ['a module', '<script type=module>b()</script>', ['b()']],
    ['a type in capitals', '<script type="Text/JavaScript">c()</script>', ['c()']],
    ['speculation rules', '<script type=speculationrules>{}</script>', ['{}']],
    ['attributes that contain >', '<script data-x=">">d()</script>', ['d()']],
    [
      'code with markup and character references',
      '<script>"<b>&amp;</b>"</script>',
      ['"<b>&amp;</b>"'],
    ],
    ['non-ASCII characters', '<script>"ä€😀"</script>', ['"ä€😀"']],
    ['Windows line ends', '<script>a\r\nb</script>', ['a\nb']],
    ['the same script twice', '<script>a()</script><script>a()</script>', ['a()']],
    ['data', '<script type=application/ld+json>{"a":1}</script>', []],
    ['a script file', '<script src=/main.js></script>', []],
    ['an empty script', '<script></script>', []],
    ['in a comment', '<!-- <script>x()</script> -->', []],
    ['in a title', '<title><script>x()</script></title>', []],
    ['in a style', '<style>/* <script>x()</script> */</style>', []],
    ['in an attribute', '<p title="<script>x()</script>">', []],
    ['as text', '<pre>&lt;script>x()&lt;/script></pre>', []],
  ])('%s', (_name, html, texts) => {
    expect(scan(`<!doctype html>${html}<p>end`).scriptHashes).toEqual(texts.map(hash));
  });
});

it('collects inline styles in attributes and in elements', () => {
  const page = scan('<svg style="display: none;"></svg><style>a{b:c}</style><p style=top:0>');
  expect(page.styleHashes).toEqual(['display: none;', 'a{b:c}', 'top:0'].map(hash));
  expect(page.scriptHashes).toEqual([]);
});

it('reports code in attributes, which no hash allows', () => {
  const page = scan('<button onclick="a()">A</button><a href=" Java\nScript:b()">B</a>');
  expect(page.codeInAttributes).toEqual(['onclick of <button>', 'href of <a>']);
});

it('lists the files of scripts and style sheets', () => {
  const page = scan(
    '<script src=/a.js></script><script src=//b.example/b.js></script><link rel="preload stylesheet" href=/c.css><link rel=icon href=/d.svg>',
  );
  expect(page.scriptFiles).toEqual(['/a.js', '//b.example/b.js']);
  expect(page.sheets).toEqual(['/c.css']);
});

it.each([
  ['<img srcset="https://a.example/1.png 1x, /2.png 2x">', 'img', 'https://a.example/1.png'],
  [
    '<picture><source srcset="https://a.example/1.png"></picture>',
    'img',
    'https://a.example/1.png',
  ],
  ['<video poster="https://a.example/1.png"></video>', 'img', 'https://a.example/1.png'],
  ['<video><track src="https://a.example/1.vtt"></video>', 'track', 'https://a.example/1.vtt'],
  ['<object data="https://a.example/1.svg"></object>', 'object', 'https://a.example/1.svg'],
  ['<embed src="https://a.example/1.svg">', 'embed', 'https://a.example/1.svg'],
])('finds what the policy blocks in %s', (html, tagName, src) => {
  expect(scan(html).embeddings).toContainEqual({tagName, src});
  const allowed = {siteUrl: 'https://docs.example.org', embedded: NO_EMBEDDED_ORIGINS};
  expect(findBlockedContent(tagName, src, allowed)?.found).toContain('https://a.example');
});
