import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type webpack from 'webpack';
import type {Configuration, Stats} from 'webpack';
import {preferAbsolute} from '../modules';

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
  const output = {path: path.join(siteDir, 'build')};
  const config = {mode: 'none', context: siteDir, entry: page, output} as const;
  const isInRoots = (file: string) => roots.some((root) => file.startsWith(root));
  expect((await bundle({...config, resolve: {roots}})).filter(isInRoots)).not.toEqual([]);
  expect((await bundle({...config, resolve: {roots, preferAbsolute}})).filter(isInRoots)).toEqual(
    [],
  );
});
