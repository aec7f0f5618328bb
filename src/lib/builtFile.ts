import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The file of a page in a build, whatever `trailingSlash` is.
 *
 * @param local its path below the base path; one that ends in `.html` is the file's own name
 * @param source what the page is made from, for the error
 * @throws when there is none
 */
export function builtFile(outDir: string, local: string, source: string): string {
  const page = local.replace(/\/$/, '');
  const names =
    page === '' ? ['index.html'] : [page.replace(/(?:\.html)?$/, '.html'), `${page}/index.html`];
  const found = names.map((name) => path.join(outDir, name)).find((name) => existsSync(name));
  if (found !== undefined) return found;
  throw new Error(`${source}: no page was built; looked for ${names.join(' and ')} in ${outDir}.`);
}
