import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {publishedUrlsVisitor, redirectsPlugin} from '..';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {onRouteDidUpdate} from '../client/clientModule';

vi.mock('@generated/redirects/default/anchors.json', () => ({
  default: {'/docs/page#old': '/docs/page#new', '/docs/page#über': '/docs/page#new'},
}));

const redirects = {'/old/place': '/page', '/page#old': '/page#new'};

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  writeFileSync(path.join(outDir, 'urls.txt'), '/page old\n/old/place\n');
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** Builds a site with one page. */
async function build(html: string, isDefaultLocale = true): Promise<void> {
  const site = makeBuiltSite(outDir, {isDefaultLocale});
  const visitor = publishedUrlsVisitor({redirects, listFile: 'urls.txt'});
  await visitor.start?.(site);
  await visitor.page?.(makeBuiltPage('page', html), site);
  await visitor.done?.(site);
}

it('writes a redirect page for a moved path, with the base path', async () => {
  await build('<main><h2 id=new>New</h2></main>');
  const html = readFileSync(path.join(outDir, 'old/place.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.org/docs/page">');
  expect(html).toContain('content="0; url=/docs/page"');
  expect(existsSync(path.join(outDir, 'page#old.html'))).toBe(false);
});

it('fails when the build lacks a published URL, but only for the default locale', async () => {
  await expect(build('<main></main>')).rejects.toThrow('/page#new is not in the build');
  await expect(build('<main></main>', false)).resolves.toBeUndefined();
});

it('rejects invalid redirects when the site starts', () => {
  expect(() => redirectsPlugin({'/old/': '/page'})).toThrow('"/old/" is not a path of the site');
});

it.each([
  ['/docs/page', '#old', ['/docs/page#new']],
  ['/docs/page', '#%C3%BCber', ['/docs/page#new']],
  ['/docs/page', '#new', []],
  ['/docs/other', '#old', []],
])('in the browser, redirects %s%s to %j', async (pathname, hash, calls) => {
  const replace = vi.fn();
  vi.stubGlobal('window', {location: {replace}});
  vi.stubGlobal('document', {getElementById: (id: string) => (id === 'new' ? {} : null)});
  const location = {pathname, hash, search: '', state: undefined};
  onRouteDidUpdate?.({previousLocation: null, location});
  await vi.dynamicImportSettled();
  expect(replace.mock.calls.flat()).toEqual(calls);
});
