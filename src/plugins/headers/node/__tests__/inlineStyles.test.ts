import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {inlineStyles, isBundledSheet, readSheet} from '../inlineStyles';

const sheets = new Map([['/docs/assets/css/a.css', '.a>b{content:"$&"}']]);

// The minifier of Docusaurus leaves out the quotes where it can.
it.each([
  '<link rel="stylesheet" href="/docs/assets/css/a.css">',
  '<link rel="stylesheet" href="/docs/assets/css/a.css" />',
  '<link rel=stylesheet href=/docs/assets/css/a.css>',
])('replaces %s by the text of the sheet', (link) => {
  expect(inlineStyles(`${link}<title>A</title>`, sheets)).toBe(
    '<style data-href="/docs/assets/css/a.css">.a>b{content:"$&"}</style><title>A</title>',
  );
});

// As `stylesheets` of the configuration writes them.
it.each([
  [
    'of one medium',
    '/docs/print.css',
    '<link rel="stylesheet" href="/docs/print.css" media="print">',
  ],
  [
    'that loads fonts next to it',
    '/docs/katex/katex.min.css',
    '<link rel="stylesheet" href="/docs/katex/katex.min.css">',
  ],
  ['with a query', '/docs/a.css?v=1', '<link rel="stylesheet" href="/docs/a.css?v=1">'],
  [
    'of another host',
    'https://cdn.example/katex.min.css',
    '<link rel="stylesheet" href="https://cdn.example/katex.min.css">',
  ],
])('keeps the link to a sheet %s', (_name, address, link) => {
  expect(isBundledSheet(address, '/docs/')).toBe(false);
  expect(inlineStyles(link, sheets)).toBe(link);
});

it('rejects a sheet that would end the style element', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  writeFileSync(path.join(outDir, 'assets/css/a.css'), 'a{background:url("data:x,</style>")}');
  expect(() => readSheet('/docs/assets/css/a.css', {baseUrl: '/docs/', outDir})).toThrow(
    /a\.css: "<\/style>"\)}" ends the style element of the pages\. Write < as %3C/,
  );
  rmSync(outDir, {recursive: true});
});
