// Node runs a thread without TypeScript: this one reads it as Docusaurus reads plugins.
const {workerData} = require('node:worker_threads');
const jiti = require('jiti')(__filename);

void jiti('./draw.ts').drawCards(workerData);
