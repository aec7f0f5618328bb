/**
 * Compares each Docusaurus file that this repository replaces or wraps with the version that the replacement was
 * written for. `originals.json` contains a hash of each.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {replacedModules} from '../../src/plugins/core-patches/manifest';
import {installedFile} from '../../src/plugins/core-patches/node/modules';

/** Folders with stock theme components, in the order in which Docusaurus resolves them. */
const STOCK_THEMES = [
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Our theme components, in `src/theme` and in the `theme/` folder of each plugin. */
const themeFiles = ['src/theme', 'src/plugins']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\/theme\/(?!.*__tests__).*\.tsx?$/.test(file))
  .sort();

/** Returns the name of a theme component: `DocRoot/Layout` for `src/theme/DocRoot/Layout/index.tsx`. */
const componentName = (file: string) =>
  file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');

const findStockFile = (component: string) =>
  STOCK_THEMES.flatMap((folder) => {
    const base = path.resolve('node_modules', folder, component);
    return [`${base}/index.js`, `${base}.js`];
  }).find(existsSync);

const hashFile = (file = '') =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

describe('stock components', () => {
  it('exist for each of our theme components; any other file in theme/ would become an alias', () => {
    expect(themeFiles.filter((file) => findStockFile(componentName(file)) === undefined)).toEqual(
      [],
    );
  });

  it('are the versions that the theme components were written for', async () => {
    const installed = [
      ...themeFiles.map((file) => [file, hashFile(findStockFile(componentName(file)))]),
      ...Object.values(replacedModules).map(({target}) => [
        target,
        hashFile(installedFile(target)),
      ]),
    ];
    await expect(
      `${JSON.stringify(Object.fromEntries(installed), null, 2)}\n`,
      'An original is new or has changed. Compare it with our file, then run: npx vitest run --project unit tests/repository/originals.test.ts -u',
    ).toMatchFileSnapshot('originals.json');
  });
});

describe('our theme components', () => {
  it.each(themeFiles)('%s begins with a line that says what it changes', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^\/\/ Change: \S/);
  });

  // In a plugin, @theme-original is the component itself; @theme-init is the stock one.
  it.each(themeFiles.filter((file) => !file.startsWith('src/theme/')))(
    '%s does not wrap itself',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toContain(`'@theme-original/${componentName(file)}'`);
    },
  );
});
