/** The stock components under ours: where they are, and what content they had when ours were written. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {replacedModules} from '../../src/capabilities/core-patches/manifest';
import {installedFile} from '../../src/capabilities/core-patches/node/modules';

/** SHA-256 of each original's file, the first 16 hex digits, by our file or by module. */
export type Originals = Readonly<Record<string, string>>;

/** Where stock slots are looked for, in the order in which Docusaurus resolves them. */
const PLACES = [
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

export const recordFile = path.join(__dirname, 'originals.json');

/** Our slots, in src/theme and in the theme/ of each capability, by path from the site's root. */
export function slotFiles(siteDir: string): string[] {
  const capabilities = readdirSync(path.join(siteDir, 'src/capabilities'));
  return ['src/theme', ...capabilities.map((name) => `src/capabilities/${name}/theme`)]
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
    )
    .sort();
}

/** `DocRoot/Layout` of `src/theme/DocRoot/Layout/index.tsx`. */
const slotOf = (file: string) =>
  file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');

function stockFile(siteDir: string, slot: string): string | undefined {
  return PLACES.flatMap((place) => {
    const base = path.join(siteDir, 'node_modules', place, slot);
    return [`${base}/index.js`, `${base}.js`];
  }).find(existsSync);
}

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The originals as they are installed now; a slot of our own invention has none. */
export function installedOriginals(siteDir: string): Originals {
  const slots = slotFiles(siteDir).flatMap((file) => {
    const stock = stockFile(siteDir, slotOf(file));
    return stock === undefined ? [] : [[file, hashOf(stock)] as const];
  });
  const modules = Object.values(replacedModules).map(
    ({target}) => [target, hashOf(installedFile(target))] as const,
  );
  return Object.fromEntries([...slots, ...modules]);
}
