/** The embedded engine off the main thread. */
import {answer} from './answer';
import type {WorkerAnswer, WorkerQuestion} from './embeddedEngine';

const reply = (message: WorkerAnswer) => self.postMessage(message);

// `self` is typed as a window here; these members are the same in workers.
self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  void answer(data).catch(String).then(reply);
});
