import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {scanPage} from '../scanPage';

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('inline scripts', () => {
  it.each([
    ['a plain one', '<script>a()</script>', ['a()']],
    ['a module', '<script type=module>b()</script>', ['b()']],
    ['types in capitals', '<script type="Text/JavaScript">c()</script>', ['c()']],
    ['rules for speculation', '<script type=speculationrules>{}</script>', ['{}']],
    ['with attributes that hold >', '<script data-x=">">d()</script>', ['d()']],
    ['with markup and references in it', '<script>"<b>&amp;</b>"</script>', ['"<b>&amp;</b>"']],
    ['with letters of other scripts', '<script>"ä€😀"</script>', ['"ä€😀"']],
    ['with line ends of Windows', '<script>a\r\nb</script>', ['a\nb']],
    ['the same twice', '<script>a()</script><script>a()</script>', ['a()']],
    ['data', '<script type=application/ld+json>{"a":1}</script>', []],
    ['from a file', '<script src=/main.js></script>', []],
    ['an empty one', '<script></script>', []],
    ['in a comment', '<!-- <script>x()</script> -->', []],
    ['in a title', '<title><script>x()</script></title>', []],
    ['in a style', '<style>/* <script>x()</script> */</style>', []],
    ['in an attribute', '<p title="<script>x()</script>">', []],
    ['as text', '<pre>&lt;script>x()&lt;/script></pre>', []],
  ])('%s', (_name, html, texts) => {
    expect(scanPage(`<!doctype html>${html}<p>end`).scriptHashes).toEqual(texts.map(hash));
  });
});

it('finds inline styles, in attributes and in elements', () => {
  const page = scanPage('<svg style="display: none;"></svg><style>a{b:c}</style><p style=top:0>');
  expect(page.styleHashes).toEqual(['display: none;', 'a{b:c}', 'top:0'].map(hash));
  expect(page.scriptHashes).toEqual([]);
});

it('finds what no hash allows', () => {
  const page = scanPage('<button onclick="a()">A</button><a href=" JavaScript:b()">B</a>');
  expect(page.codeInAttributes).toEqual(['onclick of <button>', 'href of <a>']);
});

it('finds scripts of other hosts', () => {
  const page = scanPage(
    '<script src=/a.js></script><script src=//b.example/b.js></script><script src="https://c.example/c.js"></script>',
  );
  expect(page.foreignScripts).toEqual(['//b.example/b.js', 'https://c.example/c.js']);
});
