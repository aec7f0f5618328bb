/** The worker's side of the talk between page and worker: the same for both engines. */
import type {WorkerAnswer, WorkerMessage, WorkerQuestion} from './workerMessages';
import type {SearchResponse} from '../shared/hit';

/** Answers one question, or only loads the index when it asks nothing. */
export type Answerer = (
  question: WorkerQuestion,
  signal: AbortSignal,
) => Promise<SearchResponse | undefined>;

/** A superseded question gets its answer, an error, at once, so that the page can ask the next one. */
async function reply(
  answerer: Answerer,
  question: WorkerQuestion,
  signal: AbortSignal,
): Promise<WorkerAnswer> {
  const {id} = question;
  const superseded = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('superseded')));
  });
  try {
    return {id, response: await Promise.race([answerer(question, signal), superseded])};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

/** Has the worker answer; `afterwards` runs after each answer with results. */
export function answerQuestions(
  answerer: Answerer,
  afterwards?: (question: WorkerQuestion) => void,
): void {
  const running = new Map<number, AbortController>();
  // `self` is typed as a window here; only these two members, which workers have too, are used.
  self.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => {
    if ('superseded' in data) {
      running.get(data.superseded)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(data.id, controller);
    void reply(answerer, data, controller.signal).then((message) => {
      running.delete(data.id);
      self.postMessage(message);
      if (message.response !== undefined) afterwards?.(data);
    });
  });
}
