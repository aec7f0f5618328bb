import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {redirectPages} from '../visitor';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** Builds a site with the pages `/` and `/page`. */
async function build(redirects: Readonly<Record<string, string>>): Promise<void> {
  await redirectPages(redirects).start?.(makeBuiltSite(outDir, {paths: ['', 'page']}));
}

it('writes a redirect page for a renamed page, with the base path', async () => {
  await build({'/old/place': '/page#part'});
  const html = readFileSync(path.join(outDir, 'old/place.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.org/docs/page#part">');
  expect(html).toContain('content="0; url=/docs/page#part"');
});

it.each<[string, Record<string, string>, string]>([
  ['a chain', {'/a': '/b', '/b': '/page'}, "/b is redirected again. Write '/a': '/page',"],
  ['a loop', {'/a': '/a'}, '/a is redirected again.'],
  ['a path with a slash at its end', {'/old/': '/page'}, '"/old/" is not a path of the site.'],
  ['another site', {'/old': 'https://x.org'}, '"https://x.org" is not a path of the site.'],
  ['a page that exists', {'/page': '/'}, "'/page': '/', /page is a page."],
  ['a target that does not exist', {'/old': '/nowhere'}, '/nowhere is not a page.'],
  ['an anchor', {'/page#old': '/page#new'}, 'A server does not see what follows "#".'],
])('rejects %s', async (_name, redirects, message) => {
  await expect(build(redirects)).rejects.toThrow(message);
});
