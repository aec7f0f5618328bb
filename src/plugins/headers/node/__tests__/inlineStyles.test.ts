import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeBuiltPage, makeBuiltSite} from '../../../../lib/__tests__/makeBuiltSite';
import {stringifyHtml} from '../../../../lib/parseHtml';
import {inlineStyles} from '../inlineStyles';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** Visits a page with this head. Returns its HTML afterwards. */
function visit(head: string): string {
  const page = makeBuiltPage('', `<head>${head}`);
  void inlineStyles().page?.(page, makeBuiltSite(outDir));
  return stringifyHtml(page.html);
}

// The minifier of Docusaurus leaves out the quotes where it can.
it.each(['<link rel="stylesheet" href="/docs/a.css">', '<link rel=stylesheet href=/docs/a.css>'])(
  'replaces %s by the text of the sheet',
  (link) => {
    writeFileSync(path.join(outDir, 'a.css'), '.a>b{content:"$&"}');
    expect(visit(`${link}<title>A</title>`)).toContain(
      '<style data-href="/docs/a.css">.a>b{content:"$&"}</style><title>A</title>',
    );
  },
);

it('leaves a page without a style sheet as it is', () => {
  expect(visit('<link rel="icon" href="/docs/a.svg">')).toContain(
    '<link rel="icon" href="/docs/a.svg">',
  );
});

it('rejects a sheet that would end the style element', () => {
  writeFileSync(path.join(outDir, 'a.css'), 'a{background:url("data:x,</style>")}');
  expect(() => visit('<link rel=stylesheet href=/docs/a.css>')).toThrow(
    /a\.css: "<\/style>"\)}" ends the style element of the pages\. Write < as %3C/,
  );
});
