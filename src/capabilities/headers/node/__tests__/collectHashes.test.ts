import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {PolicyError} from '../builtPages';
import collectHashes from '../collectHashes';

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

it('collects each script and style of all pages once', async () => {
  const outDir = build('good', {
    'index.html': '<script>a()</script>',
    'api/overview.html': '<script>a()</script><script>b()</script><p style="top:0">',
    'notes.txt': '<script>c()</script>',
  });
  const {scriptHashes, styleHashes} = await collectHashes(outDir, new Set());
  expect([scriptHashes.length, styleHashes.length]).toEqual([2, 1]);
});

it('stops at code in an attribute, and names the page', async () => {
  const outDir = build('handler', {'api/page.html': '<body onload=a()>'});
  const error = await collectHashes(outDir, new Set()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PolicyError);
  expect((error as Error).message).toMatch(/^api\/page\.html: code in onload of <body>, /);
});

it('stops at a script of a host that no third party names', async () => {
  const outDir = build('foreign', {'index.html': '<script src=https://cdn.example/a.js></script>'});
  await expect(collectHashes(outDir, new Set())).rejects.toThrow(
    /index\.html: script https:\/\/cdn\.example\/a\.js.*src\/config\/thirdParties\.ts/,
  );
  await expect(collectHashes(outDir, new Set(['https://cdn.example']))).resolves.toEqual({
    scriptHashes: [],
    styleHashes: [],
  });
});
