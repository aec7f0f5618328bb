/** The stock components and modules under ours: a hash of each, as it was when ours was written, is in originals.json. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {replacedModules} from '../../src/capabilities/core-patches/manifest';
import {installedFile} from '../../src/capabilities/core-patches/node/modules';

/** Where stock slots are looked for, in the order in which Docusaurus resolves them. */
const PLACES = [
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Our slots, in src/theme and in the theme/ of each capability, by path from the site's root. */
const slots = ['src/theme', 'src/capabilities']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\/theme\/(?!.*__tests__).*\.tsx?$/.test(file))
  .sort();

/** `DocRoot/Layout` of `src/theme/DocRoot/Layout/index.tsx`. */
const slotOf = (file: string) =>
  file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');

const stockFile = (slot: string) =>
  PLACES.flatMap((place) => {
    const base = path.resolve('node_modules', place, slot);
    return [`${base}/index.js`, `${base}.js`];
  }).find(existsSync);

const hashOf = (file = '') =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

describe('stock components under ours', () => {
  it('any slot of ours has one: another file would become an alias', () => {
    expect(slots.filter((file) => stockFile(slotOf(file)) === undefined)).toEqual([]);
  });

  it('are those that ours were written against', async () => {
    const installed = [
      ...slots.map((file) => [file, hashOf(stockFile(slotOf(file)))]),
      ...Object.values(replacedModules).map(({target}) => [target, hashOf(installedFile(target))]),
    ];
    await expect(
      `${JSON.stringify(Object.fromEntries(installed), null, 2)}\n`,
      'An original is new or changed. Compare it with ours, then run: npx vitest run --project unit tests/house/originals.test.ts -u',
    ).toMatchFileSnapshot('originals.json');
  });
});

describe('our slots', () => {
  it.each(slots)('%s says in its first line what was changed', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^\/\/ Change: \S/);
  });

  // In a capability @theme-original is the slot itself: it wraps @theme-init, what the theme or the core brought.
  it.each(slots.filter((file) => !file.startsWith('src/theme/')))(
    '%s does not wrap itself',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toContain(`'@theme-original/${slotOf(file)}'`);
    },
  );
});
