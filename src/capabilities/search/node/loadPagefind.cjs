// @ts-check
/**
 * Pagefind is an ES module and nothing else. Docusaurus reads the site's TypeScript with a loader that turns
 * `import()` into `require()`, which Pagefind refuses; a .cjs file is left as it is.
 */
exports.loadPagefind = () => import('pagefind');
