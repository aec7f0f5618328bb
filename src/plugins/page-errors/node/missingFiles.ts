/** Finds links, images, and imports of pages that point to files which do not exist. `recordPage.ts` reports them. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Node} from 'mdast';
import {didYouMean} from '../../../lib/nearestName';

declare module 'mdast' {
  interface Data {
    /** Set on links and images whose file Docusaurus did not find. */
    isFileMissing?: boolean;
  }
}

/**
 * Marks links and images whose file Docusaurus did not find, instead of throwing on the first one. hooks.ts adds these
 * functions to the configuration; `recordPage` reports the marked nodes with their lines.
 */
export const missingFileHooks: MarkdownConfig['hooks'] = {
  onBrokenMarkdownLinks: ({node}) => markMissing(node),
  onBrokenMarkdownImages: ({node}) => markMissing(node),
};

function markMissing(node: Node): void {
  node.data = {...node.data, isFileMissing: true};
}

/** Suggests the file with the most similar name in the folder that a URL points to, written like that URL. */
function suggestFile(url: string, pageFile: string, siteDir: string): string {
  const baseDir = url.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(pageFile);
  const {dir, name} = path.parse(url.replace(/[?#].*/, ''));
  const folder = path.join(baseDir, dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return '';
  const files = readdirSync(folder).map((file) => path.parse(file));
  const names = files.map((file) => file.name);
  const show = (nearest: string) =>
    path.posix.join(dir, files.find((file) => file.name === nearest)?.base ?? nearest);
  return didYouMean(name, names, {show});
}

/** Returns the message for a link or an image in Markdown whose file Docusaurus did not find (`missingFileHooks`). */
export function missingFileMessage(
  kind: 'link' | 'image',
  url: string,
  {pageFile, siteDir}: {readonly pageFile: string; readonly siteDir: string},
): string {
  if (url === '') return `The ${kind} has no URL. Write one between the parentheses.`;
  const hint = suggestFile(url, pageFile, siteDir);
  return `The ${kind} ${url} points to no file.${hint} Write a path relative to this page, for example ./page.mdx or ./picture.png. A path in static/ begins with a slash.`;
}

/** The endings that an import may omit. A file comes before a folder, as for the bundler. */
const OMITTED_ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
  '/index.mjs',
  '/index.json',
];

/** Removes loaders and parameters from an import: `!!raw-loader!./a.ts?x` imports `./a.ts`. */
const importedPath = (source: string): string =>
  source.slice(source.lastIndexOf('!') + 1).replace(/\?.*/, '');

/** Returns whether an import names a file by its path. All others (`left-pad`, `@theme/Tabs`) are left to the bundler. */
export const isFileImport = (source: string): boolean =>
  /^(?:\.{1,2}|@site)\//.test(importedPath(source));

/** Returns the absolute path of the file that a file import means, with its extension; undefined if there is none. */
export function findImportedFile(
  source: string,
  {pageFile, siteDir}: {readonly pageFile: string; readonly siteDir: string},
): string | undefined {
  const imported = importedPath(source);
  const base = imported.startsWith('@site/')
    ? path.join(siteDir, imported.slice('@site/'.length))
    : path.join(path.dirname(pageFile), imported);
  return OMITTED_ENDINGS.map((ending) => base + ending).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Returns the message for an import of a file that does not exist. */
export function missingImportMessage(source: string): string {
  return `The imported file ${source} does not exist. A path relative to this page begins with ./ or ../, a path from the root of the site with @site/.`;
}
