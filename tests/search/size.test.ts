import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build as bundle, type Plugin} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {INDEX_FILE, type IndexFile} from '../../src/plugins/search/shared';
import {builtRoutes} from '../routes';

const build = path.resolve('build');
const json = readFileSync(path.join(build, INDEX_FILE), 'utf8');

describe('the index of the embedded engine', () => {
  it('contains every page', () => {
    expect((JSON.parse(json) as IndexFile).pages).toHaveLength(builtRoutes().length - 1);
  });

  it('has at most 110 KB, which load before the first result', () => {
    expect(brotliCompressSync(json).length).toBeLessThan(110 * 1024);
  });
});

describe('the search box', () => {
  /** Leaves out what every page loads anyway, and what loads on intent. */
  const shared: Plugin = {
    name: 'shared',
    setup(on) {
      on.onResolve({filter: /^(?:react|@docusaurus)|\/SearchModal$/}, ({path: name}) => ({
        path: name,
        external: true,
      }));
    },
  };

  it('adds at most 3 KB to a page: button, key handler, notice, and styles', async () => {
    const {outputFiles} = await bundle({
      entryPoints: ['src/plugins/search/theme/SearchBar/index.tsx'],
      outdir: 'unused',
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      alias: {'@site': process.cwd()},
      plugins: [shared],
    });
    const bytes = outputFiles.map(({contents}) => brotliCompressSync(contents).length);
    expect(bytes).toHaveLength(2);
    expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(3 * 1024);
  });
});
