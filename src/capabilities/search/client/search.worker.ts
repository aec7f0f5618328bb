/** Runs the embedded engine outside the main thread. */
import type {WorkerRequest, WorkerResponse} from './embeddedEngine';
import {searchIndex} from './searchIndex';

const respond = (response: WorkerResponse) => self.postMessage(response);

// TypeScript takes `self` for a window; these members are the same in a worker.
self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void searchIndex(data).catch(String).then(respond);
});
