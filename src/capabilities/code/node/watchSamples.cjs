/**
 * Loader before the MDX compiler: makes a page depend on the samples that its fences show. Without it a
 * changed sample would not reach the page in the dev server, nor on a warm build. JavaScript, because the
 * bundler loads it by itself.
 */
const path = require('node:path');

/** A fence that shows a file; group 1 is its path. */
const fileRegex = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\bfile=["']?([\w./-]+)/gm;

module.exports = function watchSamples(source) {
  const {siteDir} = this.getOptions();
  for (const [, file] of String(source).matchAll(fileRegex)) {
    this.addDependency(path.join(siteDir, file));
  }
  return source;
};
