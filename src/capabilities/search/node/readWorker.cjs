// @ts-check
/** A thread that reads its share of the built pages. TypeScript is read as Docusaurus reads its plugins: by jiti. */
const {parentPort, workerData} = require('node:worker_threads');
/** @type {typeof import('jiti').default} The types speak of a default export; the module is the function itself. */
const jiti = /** @type {any} */ (require('jiti'));

/** @type {typeof import('./readPages')} */
const {readHere} = jiti(module.filename)('./readPages.ts');

// An error rejects, which ends the thread and reaches the parent with its message.
readHere(workerData).then((pages) => parentPort?.postMessage(pages));
