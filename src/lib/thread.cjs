// Node runs a thread without TypeScript: this one reads the module that it is given as Docusaurus reads plugins.
const {parentPort, workerData} = require('node:worker_threads');
const jiti = require('jiti')(__filename);

void Promise.resolve(jiti(workerData.module).default(...workerData.args)).then((result) =>
  parentPort?.postMessage(result),
);
