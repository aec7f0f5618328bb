// Node runs a thread without TypeScript. The bundler's compiler makes CommonJS of a file in less than a millisecond, so
// that nothing has to be cached; ES modules of packages Node requires by itself.
const {parentPort, workerData} = require('node:worker_threads');
const {transformFileSync} = require('@swc/core');

/** @type {import('@swc/core').Options} */
const options = {
  swcrc: false,
  jsc: {parser: {syntax: 'typescript'}, target: 'es2023'},
  module: {type: 'commonjs'},
};
require.extensions['.ts'] = (module, file) =>
  module._compile(transformFileSync(file, options).code, file);

void Promise.resolve(require(workerData.module).default(...workerData.args)).then((result) =>
  parentPort?.postMessage(result),
);
