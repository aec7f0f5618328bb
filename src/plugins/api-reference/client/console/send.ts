/** Sends a call, and reads the response as it arrives. The console's hook `useCall` uses it. */

/** A call without a response is given up after this time. */
const TIMEOUT_MS = 60_000;

/** A text area with more characters makes the page slow. */
export const SHOWN_CHARACTERS = 1_000_000;
/** Reading stops after this many bytes, because a body may be endless. */
export const BODY_LIMIT_BYTES = 100_000_000;

/** The arguments of `fetch` for a call. */
export interface ConsoleCall {
  readonly url: string;
  readonly init: RequestInit;
}

/** The part of a body that has arrived. */
export interface ReceivedBody {
  /** The first SHOWN_CHARACTERS characters. */
  readonly text: string;
  readonly bytes: number;
  /** Whether there is more than `text`. */
  readonly cut: boolean;
}

export interface ConsoleResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly milliseconds: number;
  /** JSON is indented; anything else is as it arrived. */
  readonly body: ReceivedBody;
  /** Everything that was read, if `body` is cut. */
  readonly whole: Blob | undefined;
  /** Whether reading stopped at BODY_LIMIT_BYTES. */
  readonly stopped: boolean;
}

export type Failure =
  | 'cancelled'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'characters'
  | 'redirected';

/** A call without a response. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** Indents JSON. Returns the text as it is if it is something else, whatever the server calls it. */
function formatBody(text: string, contentType: string): string {
  // `application/json`, `application/problem+json`
  if (!/[/+]json/i.test(contentType)) return text;
  try {
    const indented = JSON.stringify(JSON.parse(text), null, 2);
    return indented.length > SHOWN_CHARACTERS ? text : indented;
  } catch {
    return text;
  }
}

/** The cause of an error that `fetch` threw. Browsers only distinguish causes in their messages. */
function failureOf(error: unknown, timedOut: boolean, cancelled: boolean): Failure {
  if (timedOut) return 'timeout';
  if (cancelled) return 'cancelled';
  const isMalformed = error instanceof TypeError && /header|url|method/i.test(error.message);
  return isMalformed ? 'malformed' : 'unreachable';
}

interface ReadResult {
  readonly received: ReceivedBody;
  readonly chunks: Uint8Array<ArrayBuffer>[];
  readonly stopped: boolean;
}

/** Reads a body to its end, or to BODY_LIMIT_BYTES. */
async function readBody(
  response: Response,
  onBody: (received: ReceivedBody) => void,
): Promise<ReadResult> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  let received: ReceivedBody = {text: '', bytes: 0, cut: false};
  const reader = response.body?.getReader();
  if (reader === undefined) return {received, chunks, stopped: false};
  while (received.bytes < BODY_LIMIT_BYTES) {
    const {done, value} = await reader.read();
    let {text, bytes, cut} = received;
    if (!cut) text += decoder.decode(value, {stream: !done});
    cut ||= text.length > SHOWN_CHARACTERS;
    bytes += value?.length ?? 0;
    received = {text: text.slice(0, SHOWN_CHARACTERS), bytes, cut};
    if (done) return {received, chunks, stopped: false};
    chunks.push(value);
    onBody(received);
  }
  await reader.cancel();
  return {received, chunks, stopped: true};
}

/**
 * Sends a call, and resolves when the whole response has arrived. Error statuses are responses, too. Reading stops after
 * BODY_LIMIT_BYTES.
 *
 * @param signal cancels the call
 * @param onBody is called each time more of an event stream (`text/event-stream`) has arrived
 * @throws CallError when the call was cancelled, redirected, malformed, took longer than 60 seconds (event streams may take
 *   any time once they have begun), or did not reach the server
 */
export async function send(
  {url, init}: ConsoleCall,
  signal: AbortSignal,
  onBody: (received: ReceivedBody) => void,
): Promise<ConsoleResponse> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const cancel = () => abort.abort();
  signal.addEventListener('abort', cancel);
  const start = performance.now();
  try {
    const response = await fetch(url, {...init, signal: abort.signal});
    if (response.type === 'opaqueredirect') throw new CallError('redirected');
    const contentType = response.headers.get('content-type') ?? '';
    const isStream = contentType.startsWith('text/event-stream');
    // A stream may take any time; the reader can cancel it.
    if (isStream) clearTimeout(timer);
    const ignore = () => undefined;
    const {received, chunks, stopped} = await readBody(response, isStream ? onBody : ignore);
    const {cut, text} = received;
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: Math.round(performance.now() - start),
      body: cut ? received : {...received, text: formatBody(text, contentType)},
      whole: cut ? new Blob(chunks, {type: contentType}) : undefined,
      stopped,
    };
  } catch (error) {
    if (error instanceof CallError) throw error;
    const timedOut = abort.signal.aborted && !signal.aborted;
    throw new CallError(failureOf(error, timedOut, signal.aborted));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
