import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '../client/clientModule';
import {redirectsPlugin} from '..';

vi.mock('@generated/site-redirects/default/anchors.json', () => ({
  default: {'/docs/page#old': '/docs/page#new'},
}));

const redirects = {'/old/place': '/page', '/page#old': '/page#new'};
const dir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
writeFileSync(path.join(dir, 'ledger.txt'), '/page old\n/old/place\n');
const context = {siteDir: dir, baseUrl: '/docs/', i18n: {currentLocale: 'en', defaultLocale: 'en'}};
const build = {
  outDir: dir,
  siteConfig: {url: 'https://docs.example.org'},
  routesPaths: ['/docs/page', '/docs/404.html'],
};

async function postBuild(html: string): Promise<void> {
  writeFileSync(path.join(dir, 'page.html'), html);
  const create = redirectsPlugin({redirects, ledgerFile: 'ledger.txt'});
  const plugin = (await create(context as LoadContext, undefined)) as Plugin;
  await plugin.postBuild?.(build as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

it('writes a page for a path that moved, under the base path', async () => {
  await postBuild('<main><h2 id=new>New</h2></main>');
  const html = readFileSync(path.join(dir, 'old/place.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.org/docs/page">');
  expect(html).toContain('content="0; url=/docs/page"');
  expect(existsSync(path.join(dir, 'page#old.html'))).toBe(false);
});

it('stops a build that has lost an address', async () => {
  await expect(postBuild('<main></main>')).rejects.toThrow('/page#new is not in the build');
});

it.each([
  ['/docs/page', '#old', ['/docs/page#new']],
  ['/docs/page', '#new', []],
  ['/docs/other', '#old', []],
])('%s%s leads to %j', (pathname, hash, calls) => {
  const replace = vi.fn();
  vi.stubGlobal('window', {location: {replace}});
  const location = {pathname, hash, search: '', state: undefined};
  onRouteDidUpdate?.({previousLocation: null, location});
  expect(replace.mock.calls.flat()).toEqual(calls);
});
