/** Runs the embedded engine outside the main thread. */
import {searchIndex} from './searchIndex';
import type {WorkerRequest, WorkerResponse} from './workerMessages';

const respond = (response: WorkerResponse) => self.postMessage(response);

// TypeScript takes `self` for a window; these members are the same in a worker.
self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void searchIndex(data).catch(String).then(respond);
});
respond('ready');
