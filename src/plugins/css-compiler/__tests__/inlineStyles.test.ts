import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {inlineStyles} from '../node/inlineStyles';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const link = '<link rel="stylesheet" href="/docs/a.css">';

it('replaces the link by the text of the sheet, and lists the text once', () => {
  writeFileSync(path.join(outDir, 'a.css'), '.a{content:"$&"}');
  const {visitor, texts} = inlineStyles();
  const site = makeBuiltSite(outDir);
  for (const route of ['', 'api']) void visitor.page?.(makeBuiltPage(route, `<head>${link}`), site);
  expect(visitor.rewrite?.(`<head>${link}<title>A</title>`, 'a.html')).toBe(
    '<head><style>.a{content:"$&"}</style><title>A</title>',
  );
  expect(texts()).toEqual(['.a{content:"$&"}']);
});

it('leaves a page without a style sheet as it is', () => {
  const {visitor, texts} = inlineStyles();
  const html = '<head><link rel="icon" href="/docs/a.svg">';
  void visitor.page?.(makeBuiltPage('', html), makeBuiltSite(outDir));
  expect([visitor.rewrite?.(html, 'index.html'), texts()]).toEqual([html, []]);
});

it('rejects a sheet that would end the style element', () => {
  writeFileSync(path.join(outDir, 'a.css'), 'a{background:url("data:x,</style>")}');
  const page = makeBuiltPage('', `<head>${link}`);
  expect(() => inlineStyles().visitor.page?.(page, makeBuiltSite(outDir))).toThrow(
    /a\.css: "<\/style>"\)}" ends the style element of the pages\. Write < as %3C/,
  );
});
