// The bundler runs loaders without TypeScript: this one hands on to the loader that `module` names.
require('./typescript.cjs');

/** @type {(this: {getOptions(): {module: string}}, source: string) => string} */
module.exports = function load(source) {
  return require(this.getOptions().module).default.call(this, source);
};
