import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeBuiltPage, makeBuiltSite} from '../../../../lib/__tests__/makeBuiltSite';
import {stringifyHtml} from '../../../../lib/parseHtml';
import {inlineStyles} from '../inlineStyles';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** Visits a page with this head. Returns its HTML afterwards. */
function visit(head: string): string {
  const page = makeBuiltPage('', `<head>${head}`);
  void inlineStyles().page?.(page, makeBuiltSite(outDir));
  return stringifyHtml(page.html);
}

// The minifier of Docusaurus leaves out the quotes where it can.
it.each([
  '<link rel="stylesheet" href="/docs/assets/css/a.css">',
  '<link rel=stylesheet href=/docs/assets/css/a.css>',
])('replaces %s by the text of the sheet', (link) => {
  writeFileSync(path.join(outDir, 'assets/css/a.css'), '.a>b{content:"$&"}');
  expect(visit(`${link}<title>A</title>`)).toContain(
    '<style data-href="/docs/assets/css/a.css">.a>b{content:"$&"}</style><title>A</title>',
  );
});

it('leaves a page without a style sheet as it is', () => {
  expect(visit('<link rel="icon" href="/docs/a.svg">')).toContain(
    '<link rel="icon" href="/docs/a.svg">',
  );
});

// As `stylesheets` of the configuration writes them.
it.each([
  ['of one medium', '<link rel="stylesheet" href="/docs/print.css" media="print">'],
  ['that loads fonts next to it', '<link rel="stylesheet" href="/docs/katex/katex.min.css">'],
  ['with a query', '<link rel="stylesheet" href="/docs/a.css?v=1">'],
  ['of another host', '<link rel="stylesheet" href="https://cdn.example/katex.min.css">'],
])('keeps the link to a sheet %s', (_name, link) => {
  expect(visit(link)).toContain(link);
});

it('rejects a sheet that would end the style element', () => {
  writeFileSync(path.join(outDir, 'assets/css/a.css'), 'a{background:url("data:x,</style>")}');
  expect(() => visit('<link rel=stylesheet href=/docs/assets/css/a.css>')).toThrow(
    /a\.css: "<\/style>"\)}" ends the style element of the pages\. Write < as %3C/,
  );
});
