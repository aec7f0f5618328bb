/** Lists the HTML files of a build. */
import {readdirSync} from 'node:fs';

/**
 * Returns the paths of all HTML files relative to the build folder, sorted.
 *
 * @throws ENOENT without a build
 */
export function listHtmlFiles(buildDir: string): string[] {
  const entries = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
  return entries.filter((file) => file.endsWith('.html')).sort();
}
