/** The stock components under ours: where they are, what version and content they had when ours were written. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {originalFile, standIns} from '../../src/capabilities/core-patches/node/aliases';

/** What was recorded of one original. */
export interface Original {
  /** Package and version, `@docusaurus/theme-classic@3.10.2`. */
  readonly package: string;
  /** SHA-256 of the original's file, the first 16 hex digits. */
  readonly hash: string;
}

export type Originals = Readonly<Record<string, Original>>;

/** Where stock slots are looked for, in the order in which Docusaurus resolves them. */
const PLACES = [
  'docusaurus-theme-openapi-docs/lib/theme',
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

const themeDir = (siteDir: string) => path.join(siteDir, 'src/theme');
export const recordFile = (siteDir: string) =>
  path.join(themeDir(siteDir), '__tests__/originals.json');

/** Our slot files, by path inside src/theme: `DocRoot/Layout/index.tsx`. */
export function slotFiles(siteDir: string): string[] {
  return readdirSync(themeDir(siteDir), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .sort();
}

function findSlotOriginal(siteDir: string, slot: string): string | undefined {
  return PLACES.flatMap((place) => {
    const base = path.join(siteDir, 'node_modules', place, slot);
    return [`${base}/index.js`, `${base}.js`];
  }).find(existsSync);
}

function describeFile(file: string): Original {
  const [, name = ''] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  const root = file.slice(0, file.indexOf(name) + name.length);
  const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return {package: `${name}@${version}`, hash};
}

/** The originals as they are installed now; a slot of our own invention has none. */
export function installedOriginals(siteDir: string): Originals {
  const slots = slotFiles(siteDir).flatMap((file) => {
    const original = findSlotOriginal(siteDir, file.replace(/(?:\/index)?\.tsx?$/, ''));
    return original === undefined ? [] : [[file, describeFile(original)] as const];
  });
  const modules = standIns.map(
    ({original}) => [original, describeFile(originalFile(original))] as const,
  );
  return Object.fromEntries([...slots, ...modules]);
}
