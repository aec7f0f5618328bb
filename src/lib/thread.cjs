// Node runs a thread without TypeScript: this one reads the module that it is given. With tsx, since what jiti has not in its cache takes it three times as long.
const {parentPort, workerData} = require('node:worker_threads');
require('tsx/cjs');

void Promise.resolve(require(workerData.module).default(...workerData.args)).then((result) =>
  parentPort?.postMessage(result),
);
