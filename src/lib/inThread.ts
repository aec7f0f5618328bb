import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Calls the default export of a module in a thread of its own: after a build the plugins' work takes all cores.
 *
 * @param module its file
 * @param args data that can be cloned: no functions
 * @throws what the function throws, with its message
 */
export async function inThread<F extends (...args: never[]) => unknown>(
  module: string,
  ...args: Parameters<F>
): Promise<Awaited<ReturnType<F>>> {
  const worker = new Worker(path.join(__dirname, 'thread.cjs'), {
    workerData: {module, args},
    // Far more than is needed. Below it the heap is cleaned earlier: GitHub's API takes 500 MB here, without it 1,400.
    resourceLimits: {maxOldGenerationSizeMb: 2048},
  });
  // An error in the thread rejects this, too.
  const [result] = (await once(worker, 'message')) as [Awaited<ReturnType<F>>];
  return result;
}
