/** The embedded engine off the main thread: one answer to each message, through the port that came with it. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {openIndex} from './openIndex';
import type {WorkerAnswer, WorkerQuestion} from './embeddedEngine';

const open = loadOnce(openIndex);

async function answer({addresses, question}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const ask = await open(addresses);
    return {response: question && (await ask(question))};
  } catch (error) {
    return {error: String(error)};
  }
}

// `self` is typed as a window here; this member is the same in workers.
self.addEventListener('message', ({data, ports}: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((message) => ports[0]?.postMessage(message));
});
