// Lets Node require our TypeScript: the bundler's compiler makes CommonJS of a file in less than a millisecond, so that
// nothing has to be cached; ES modules of packages Node requires by itself. `NODE_OPTIONS=--enable-source-maps` shows the
// lines of errors.

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {parser: {syntax: 'typescript'}, target: 'es2023'},
  module: {type: 'commonjs'},
};
require.extensions['.ts'] = (module, file) => {
  const {transformFileSync} = require('@swc/core');
  module._compile(transformFileSync(file, options).code, file);
};
