/** Links, images, and imports that point to files which do not exist. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Node} from 'mdast';
import {nearestName} from '../../../lib/variables';

declare module 'mdast' {
  interface Data {
    /** Set on links and images whose file Docusaurus did not find. */
    isFileMissing?: boolean;
  }
}

/**
 * Marks links and images whose file Docusaurus did not find, instead of throwing on the first one. `recordPage` reports
 * them with their lines.
 */
export const missingFileHooks: MarkdownConfig['hooks'] = {
  onBrokenMarkdownLinks: ({node}) => markMissing(node),
  onBrokenMarkdownImages: ({node}) => markMissing(node),
};

function markMissing(node: Node): void {
  node.data = {...node.data, isFileMissing: true};
}

/** Returns the path of the file with the most similar name in the folder that a URL points to. */
function findNearestFile(url: string, pageFile: string, siteDir: string): string | undefined {
  const baseDir = url.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(pageFile);
  const {dir, name} = path.parse(url.replace(/[?#].*/, ''));
  const folder = path.join(baseDir, dir);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).map((file) => path.parse(file));
  const nearest = nearestName(
    name,
    files.map((file) => file.name),
  );
  const file = files.find((entry) => entry.name === nearest);
  return file && path.posix.join(dir, file.base);
}

/** Returns the message for a link or an image that points to no file. */
export function missingFileMessage(
  kind: 'link' | 'image',
  url: string,
  {pageFile, siteDir}: {readonly pageFile: string; readonly siteDir: string},
): string {
  if (url === '') return `The ${kind} has no URL. Write one between the parentheses.`;
  const nearest = findNearestFile(url, pageFile, siteDir);
  const hint = nearest === undefined ? '' : `Did you mean ${nearest}? `;
  return `The ${kind} ${url} points to no file. ${hint}Write a path relative to this page, for example ./page.mdx or ./picture.png. A path in static/ begins with a slash.`;
}

/** Suffixes that an import may omit. */
const EXTENSIONS = [
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
  '/index.js',
];

/**
 * Returns the file that an import means, or undefined if it does not exist. Imports of packages and theme components
 * (`@theme/Tabs`) are left to the bundler: it returns null for them.
 */
export function findImportedFile(
  source: string,
  {pageFile, siteDir}: {readonly pageFile: string; readonly siteDir: string},
): string | null | undefined {
  // `!!raw-loader!./a.ts?x` imports ./a.ts.
  const request = source.slice(source.lastIndexOf('!') + 1).replace(/\?.*/, '');
  const isRelative = /^\.{1,2}\//.test(request);
  if (!isRelative && !request.startsWith('@site/')) return null;
  const base = isRelative
    ? path.resolve(path.dirname(pageFile), request)
    : path.join(siteDir, request.slice('@site/'.length));
  return EXTENSIONS.map((extension) => base + extension).find((file) => existsSync(file));
}

/** Returns the message for an import of a file that does not exist. */
export function missingImportMessage(source: string): string {
  return `The imported file ${source} does not exist. A path relative to this page begins with ./ or ../, a path from the root of the site with @site/.`;
}
