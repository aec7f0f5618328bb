/** The embedded engine off the main thread. */
import {answer} from './answer';
import type {WorkerAnswer, WorkerQuestion} from './embeddedEngine';

// `self` is typed as a window here; these members are the same in workers.
self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  void answer(data)
    .then((response): WorkerAnswer => ({response}))
    .catch((error: unknown): WorkerAnswer => ({error: String(error)}))
    .then((message) => self.postMessage(message));
});
