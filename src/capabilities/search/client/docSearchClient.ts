/** The site's engine as the client that the DocSearch modal asks. */
import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {escapeHtml} from '../shared/highlight';
import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP} from '../shared/limits';
import type {SearchEngine, SearchHit, SearchResponse} from '../shared/hit';

/** What a search came to, for the line below the results and the live region. */
export type SearchOutcome =
  | {readonly kind: 'results'; readonly query: string; readonly response: SearchResponse}
  | {readonly kind: 'failure'; readonly error: unknown};

type Search = DocSearchTransformClient['search'];

/** The modal shows a spinner when nothing has come after this time; an error has to wait for it, or the spinner stays. */
const STALL_MS = 300;
const DEFAULT_SNIPPET_WORDS = 10;

/** The error that makes the modal show its error screen. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Raw texts are set as HTML by the modal wherever a snippet is missing. */
function escapeHit(hit: SearchHit): SearchHit {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [
      level,
      level === 'lvl0' || text === null ? text : escapeHtml(text),
    ]),
  ) as SearchHit['hierarchy'];
  return {...hit, hierarchy, content: hit.content === null ? null : escapeHtml(hit.content)};
}

interface ModalRequest {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly attributesToSnippet?: readonly string[];
}

/** The modal asks for fewer words on narrow screens; it says so per attribute (`content:5`). */
function snippetWords({attributesToSnippet}: ModalRequest): number {
  const words = Number(/:(\d+)$/.exec(attributesToSnippet?.at(-1) ?? '')?.[1]);
  return Number.isNaN(words) ? DEFAULT_SNIPPET_WORDS : words;
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes the client.
 *
 * The stock modal never shows its error screen: its `catch` sets the status and throws on, and the
 * rejection resets the status. So this client's promise hands the error to `catch` and then never
 * settles, which keeps the screen until the next query. A newer query supersedes the one before, whose
 * promise never settles either: nothing of it can reach the screen.
 */
export function createDocSearchClient(
  engine: SearchEngine,
  onOutcome: (outcome: SearchOutcome) => void,
): Pick<DocSearchTransformClient, 'search'> {
  let latest = new AbortController();
  const run = async (request: ModalRequest, {signal}: AbortController) => {
    const response = await engine.search({
      query: request.query ?? '',
      page: 0,
      hitsPerPage: request.hitsPerPage ?? HITS_PER_PAGE,
      maxPerSection: MAX_RESULTS_PER_GROUP,
      snippetWords: snippetWords(request),
      signal,
    });
    // An engine may answer although it was told not to.
    signal.throwIfAborted();
    onOutcome({kind: 'results', query: request.query ?? '', response});
    const {nbHits, queryId} = response;
    const hits = response.hits.map(escapeHit) as unknown as DocSearchHit[];
    return {results: [{hits, nbHits, queryID: queryId}]};
  };
  const search = (parameters: Parameters<Search>[0]) => {
    const requests = 'requests' in parameters ? parameters.requests : parameters;
    latest.abort();
    latest = new AbortController();
    const turn = latest;
    const started = Date.now();
    const outcome = run((requests[0] ?? {}) as ModalRequest, turn);
    const fail = async (error: unknown, report: (error: RetryError) => unknown): Promise<never> => {
      if (!turn.signal.aborted) await delay(Math.max(0, started + STALL_MS + 50 - Date.now()));
      if (!turn.signal.aborted) {
        onOutcome({kind: 'failure', error});
        try {
          await report(new RetryError('No engine answered'));
        } catch {
          // The modal throws what it was given; its status is set by now.
        }
      }
      return new Promise<never>(() => undefined);
    };
    const promise: Promise<unknown> = outcome.then((value) => value);
    // The modal hears of a failure by the `catch` below; this keeps the browser from reporting it as well.
    promise.then(undefined, () => undefined);
    promise.catch = (handler) =>
      outcome.then(undefined, (error: unknown) => fail(error, (reported) => handler?.(reported)));
    return promise;
  };
  return {search: search as unknown as Search};
}
