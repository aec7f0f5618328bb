/** The embedded engine off the main thread: one answer to each message, through the port that came with it. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {openIndex} from './openIndex';
import type {WorkerAnswer, WorkerQuestion} from './embeddedEngine';

const open = loadOnce(openIndex);

const answer = async ({siteUrl, question}: WorkerQuestion): Promise<WorkerAnswer> => ({
  response: await (await open(siteUrl))(question),
});

// `self` is typed as a window here; this member is the same in workers.
self.addEventListener('message', ({data, ports: [port]}: MessageEvent<WorkerQuestion>) => {
  void answer(data)
    .catch((error: unknown): WorkerAnswer => ({error: String(error)}))
    .then((message) => port?.postMessage(message));
});
