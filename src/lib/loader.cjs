// The bundler runs loaders without TypeScript: this one reads the loader that `module` names as Docusaurus reads plugins.
const jiti = require('jiti')(__filename);

/** @type {(this: {getOptions(): {module: string}}, source: string) => string} */
module.exports = function load(source) {
  return jiti(this.getOptions().module).default.call(this, source);
};
