import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

type Thread<F extends (...args: never[]) => unknown> = (
  ...args: Parameters<F>
) => Promise<Awaited<ReturnType<F>>>;

/**
 * Starts a thread for the default export of a module: it loads the module at once, and ends with the one call of what this
 * returns. Arguments and result are data that can be cloned: no functions. The call throws what the function, or loading
 * it, throws, with its message.
 *
 * @param module its file
 */
export function startThread<F extends (...args: never[]) => unknown>(module: string): Thread<F> {
  const worker = new Worker(path.join(__dirname, 'thread.cjs'), {
    workerData: {module},
    // Far more than is needed. Below it the heap is cleaned earlier: GitHub's API takes 500 MB here, without it 1,400.
    resourceLimits: {maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 96},
  });
  // A build that ends early leaves it uncalled.
  worker.unref();
  const answer = once(worker, 'message');
  answer.catch(() => undefined);
  return async (...args): Promise<Awaited<ReturnType<F>>> => {
    worker.ref();
    worker.postMessage(args);
    const [result] = (await answer) as [Awaited<ReturnType<F>>];
    return result;
  };
}

/** Calls the default export of a module in a thread of its own: after a build the plugins' work takes all cores. */
export const inThread = async <F extends (...args: never[]) => unknown>(
  module: string,
  ...args: Parameters<F>
): Promise<Awaited<ReturnType<F>>> => startThread<F>(module)(...args);

/** For what follows a build: `load` starts the thread while the bundler is still at work, and `run` is the one call. */
export function threadAfterBuild<F extends (...args: never[]) => unknown>(module: string) {
  let thread: Thread<F> | undefined;
  const load = (): Thread<F> => (thread ??= startThread<F>(module));
  const run: Thread<F> = (...args) => load()(...args);
  return {load, run};
}
