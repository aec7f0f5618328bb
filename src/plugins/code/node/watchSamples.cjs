// Bundler loader that runs before the MDX compiler. It registers the sample files that a page shows as dependencies, so
// that a changed sample updates the page in the dev server and in a build with a warm cache. This is JavaScript because
// the bundler cannot load TypeScript.
const path = require('node:path');

/** Matches the first line of a fence that shows a file, such as ```ts file=examples/read.ts. Group 1 is the path. */
const fileRegex = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\bfile=["']?([\w./-]+)/gm;

/**
 * @this {{addDependency(file: string): void, getOptions(): {siteDir: string}}}
 * @param {string} source
 * @returns {string} the source, unchanged
 */
module.exports = function watchSamples(source) {
  const {siteDir} = this.getOptions();
  for (const [, file] of source.matchAll(fileRegex)) {
    this.addDependency(path.join(siteDir, file));
  }
  return source;
};
