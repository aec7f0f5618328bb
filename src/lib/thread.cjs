// Node runs a thread without TypeScript. This one loads the module that it is for, then waits for what to call it with.
const {parentPort, workerData} = require('node:worker_threads');
require('./typescript.cjs');

const {default: run} = require(workerData.module);
parentPort?.once('message', async (args) => parentPort.postMessage(await run(...args)));
