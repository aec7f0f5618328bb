/** Lists and reads the HTML files of a build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {parseHtml} from './parseHtml';

/** An HTML file of a build, parsed. */
export interface HtmlFile {
  /** Path relative to the build folder, `api/overview.html`. */
  readonly file: string;
  readonly tree: Root;
}

/**
 * Returns the paths of all HTML files relative to the build folder, sorted. The plugin `built-pages` visits these
 * files.
 *
 * @throws ENOENT without a build
 */
export function listHtmlFiles(buildDir: string): string[] {
  const entries = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  return entries.filter((file) => file.endsWith('.html')).sort();
}

/**
 * Yields the HTML files of a build one by one, so that only one tree is in memory. `npm run check:anchors`
 * and `npm run published-urls` read a finished build with it.
 *
 * @throws ENOENT without a build, when the first page is requested
 */
export function* readBuiltPages(buildDir: string): Generator<HtmlFile> {
  for (const file of listHtmlFiles(buildDir)) {
    yield {file, tree: parseHtml(readFileSync(path.join(buildDir, file), 'utf8'))};
  }
}
