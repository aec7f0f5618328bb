import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {PolicyError} from '../builtPages';
import {collectHashes} from '../collectHashes';

const dir = mkdtempSync(path.join(tmpdir(), 'headers-'));
afterAll(() => rmSync(dir, {recursive: true}));

/** A build with these pages. */
function build(name: string, pages: Readonly<Record<string, string>>): string {
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(dir, name, file)), {recursive: true});
    writeFileSync(path.join(dir, name, file), html);
  }
  return path.join(dir, name);
}

it('collects each script and style of all pages once', () => {
  const outDir = build('good', {
    'index.html': '<script>a()</script>',
    'api/overview.html': '<script>a()</script><script>b()</script><p style="top:0">',
    'notes.txt': '<script>c()</script>',
  });
  const {scriptHashes, styleHashes} = collectHashes(outDir, new Set());
  expect([scriptHashes.length, styleHashes.length]).toEqual([2, 1]);
});

it('stops at code in an attribute, and names the page', () => {
  const outDir = build('handler', {'api/page.html': '<body onload=a()>'});
  const collect = () => collectHashes(outDir, new Set());
  expect(collect).toThrow(PolicyError);
  expect(collect).toThrow(/^api\/page\.html: code in onload of <body>, /);
});

it('stops at a script of a host that no third party names', () => {
  const outDir = build('foreign', {'index.html': '<script src=https://cdn.example/a.js></script>'});
  expect(() => collectHashes(outDir, new Set())).toThrow(
    /index\.html: script https:\/\/cdn\.example\/a\.js.*src\/config\/thirdParties\.ts/,
  );
  expect(collectHashes(outDir, new Set(['https://cdn.example']))).toEqual({
    scriptHashes: [],
    styleHashes: [],
  });
});
