/**
 * Where the file of a page may stand in a build, whatever `trailingSlash` is. `local` is its path below
 * the base path without slashes around it; one that ends in `.html` is the file's own name.
 */
export function htmlFiles(local: string): string[] {
  if (local === '') return ['index.html'];
  return [local.endsWith('.html') ? local : `${local}.html`, `${local}/index.html`];
}
