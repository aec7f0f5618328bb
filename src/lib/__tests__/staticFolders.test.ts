import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type webpack from 'webpack';
import type {Configuration, Stats} from 'webpack';
import {generatedStaticDir, removeUnusedFolders, staticFoldersPlugin} from '../staticFolders';

it('removes the generated files of a plugin that is no longer part of the site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'static-'));
  const inSite = (...names: string[]) => path.join(siteDir, ...names);
  const used = generatedStaticDir('used');
  // Before the first build, there is nothing to remove.
  removeUnusedFolders(siteDir, ['static']);
  for (const folder of [used, '.cache/static/removed', 'static']) {
    mkdirSync(inSite(folder), {recursive: true});
    writeFileSync(inSite(folder, 'file.tgz'), '');
  }
  removeUnusedFolders(siteDir, ['static', used]);
  expect(readdirSync(inSite('.cache/static'))).toEqual(['used']);
  expect(readdirSync(inSite(used))).toEqual(['file.tgz']);
  expect(readdirSync(inSite('static'))).toEqual(['file.tgz']);
});

/** Bundles a file. Returns the missing files that the bundler would watch. */
async function bundle(config: Configuration): Promise<string[]> {
  // The bundler of Docusaurus, with the same types as webpack.
  const requireFromFaster = createRequire(require.resolve('@docusaurus/faster'));
  const {rspack} = requireFromFaster('@rspack/core') as {rspack: typeof webpack};
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    rspack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.hasErrors()).toBe(false);
  return [...(stats?.compilation.missingDependencies ?? [])];
}

it('keeps the bundler from searching a file with an absolute path in each static folder', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'roots-'));
  const page = path.join(siteDir, 'page.js');
  writeFileSync(page, 'export default 1;');
  // The option works only next to installed packages.
  mkdirSync(path.join(siteDir, 'node_modules'));
  // As Docusaurus does: each static folder is a root.
  const roots = ['static', 'kit', 'code'].map((name) => path.join(siteDir, name));
  const context = {siteDir, siteConfig: {staticDirectories: roots}} as unknown as LoadContext;
  const plugin = (await staticFoldersPlugin(context, {})) as Plugin;
  const {resolve} = plugin.configureWebpack?.({}, false, {} as never, undefined) as Configuration;
  const output = {path: path.join(siteDir, 'build')};
  const config = {mode: 'none', context: siteDir, entry: page, output} as const;
  const isInRoots = (file: string) => roots.some((root) => file.startsWith(root));
  expect((await bundle({...config, resolve: {roots}})).filter(isInRoots)).not.toEqual([]);
  expect((await bundle({...config, resolve: {roots, ...resolve}})).filter(isInRoots)).toEqual([]);
});
