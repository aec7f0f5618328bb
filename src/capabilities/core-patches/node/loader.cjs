// The bundler runs loaders without TypeScript: this one reads node/rewrite.ts as Docusaurus reads plugins.
const {rewrites} = require('jiti')(__filename)('./rewrite.ts');

/** @type {(this: {getOptions(): {file: string}}, source: string) => string} */
module.exports = function rewrite(source) {
  const options = this.getOptions();
  return rewrites[options.file](source, options);
};
