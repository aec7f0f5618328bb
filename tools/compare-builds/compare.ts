/** Compares the files of two builds, for `npx tsx tools/compare-builds`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit, SKIP} from 'unist-util-visit';
import {listFiles} from '../../src/lib/listFiles';

/** Files whose names or bytes change with every edit to the code, and copies of other files. */
const ignoredFileRegex = /^assets\/|\.(?:br|gz)$/;
const comparedTextRegex = /\.(?:html|md|txt|json|xml|conf)$|^_headers$|^_redirects$/;

/** `'sha256-…'` in a Content-Security-Policy. */
const policyHashRegex = /'sha256-[^']+'\s?/g;
/** `/assets/js/main.1a2b3c4d.js` */
const assetHashRegex = /\.[0-9a-f]{8}\.(js|css)/g;

const INVISIBLE = new Set(['script', 'style', 'template']);

/**
 * Returns what a reader, a search engine, or a screen reader notices of a page: texts, links, and labels,
 * one per line. Exported for tests.
 */
export function pageLines(html: string): string[] {
  const lines: string[] = [];
  const root: Root = fromHtml(html);
  visit(root, (node) => {
    if (node.type === 'text' && node.value.trim() !== '')
      lines.push(node.value.replace(/\s+/g, ' ').trim());
    if (node.type !== 'element') return undefined;
    if (INVISIBLE.has(node.tagName)) return SKIP;
    lines.push(...noticedAttributes(node));
    return undefined;
  });
  return lines;
}

function noticedAttributes({tagName, properties}: Element): string[] {
  const noticed: string[] = [];
  if (tagName === 'a') noticed.push(`link ${String(properties['href'])}`);
  if (tagName === 'img') noticed.push(`image ${String(properties['alt'])}`);
  if (tagName === 'meta' && properties['name'] === 'description')
    noticed.push(`description ${String(properties['content'])}`);
  if (properties['ariaLabel'] !== undefined)
    noticed.push(`label ${String(properties['ariaLabel'])}`);
  return noticed;
}

function fileLines(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.html')) return pageLines(text);
  const stable = text.replace(policyHashRegex, '').replace(assetHashRegex, '.$1');
  // The search index and OpenAPI files are one long line: compare value by value.
  return file.endsWith('.json') ? stable.split(/(?<=[,{}[\]])/) : stable.split('\n');
}

const listComparedFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => !ignoredFileRegex.test(file))
    .sort();

/** Lines of `from` that `to` does not have, counting repetitions. */
function missingLines(from: readonly string[], to: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of to) counts.set(line, (counts.get(line) ?? 0) + 1);
  return from.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

interface Difference {
  /** Path of the file, from the folder of the build. */
  readonly file: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * Compares two folders of built files.
 *
 * @returns one entry per page or text file that differs, and per file that only one build has (one removed or
 *   added line). The contents of other files, such as pictures, aren't compared, and files in assets/ aren't
 *   reported at all
 */
export function compareBuilds(oldDir: string, newDir: string): Difference[] {
  const oldFiles = listComparedFiles(oldDir);
  const newFiles = listComparedFiles(newDir);
  const differences: Difference[] = [];
  for (const file of [...new Set([...oldFiles, ...newFiles])].sort()) {
    if (!newFiles.includes(file)) differences.push({file, removed: ['(whole file)'], added: []});
    else if (!oldFiles.includes(file))
      differences.push({file, removed: [], added: ['(whole file)']});
    else if (comparedTextRegex.test(file)) {
      const before = fileLines(path.join(oldDir, file));
      const after = fileLines(path.join(newDir, file));
      const removed = missingLines(before, after);
      const added = missingLines(after, before);
      if (removed.length + added.length > 0) differences.push({file, removed, added});
    }
  }
  return differences;
}
