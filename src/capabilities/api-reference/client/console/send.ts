/** Sends a call and reads the answer as it comes. */
import type {ConsoleCall} from './request';

/** A call without an answer is given up after this long. */
const TIMEOUT_MS = 60_000;

/** More characters than this in a text area make the page slow. */
export const SHOWN_CHARACTERS = 1_000_000;
/** A body longer than this is not read to its end: it may have none. */
export const BODY_LIMIT_BYTES = 100_000_000;

/** What has come of a body. */
export interface Received {
  /** Its beginning, SHOWN_CHARACTERS at most. */
  readonly text: string;
  readonly bytes: number;
  /** `text` is not all of it. */
  readonly cut: boolean;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly milliseconds: number;
  /** JSON indented; anything else as it came. */
  readonly body: Received;
  /** All that was read, where `body` is not all. */
  readonly whole: Blob | undefined;
  /** Not read to its end: BODY_LIMIT_BYTES were reached. */
  readonly stopped: boolean;
}

export type Failure =
  'cancelled' | 'timeout' | 'unreachable' | 'malformed' | 'characters' | 'redirected';

/** The call came to nothing. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly failure: Failure) {
    super(failure);
  }
}

function pretty(text: string, type: string): string {
  if (!/[/+]json/i.test(type)) return text;
  try {
    const indented = JSON.stringify(JSON.parse(text), null, 2);
    return indented.length > SHOWN_CHARACTERS ? text : indented;
  } catch {
    // The server called it JSON, but it is not: show it as it came.
    return text;
  }
}

function failureOf(error: unknown, timedOut: boolean, cancelled: boolean): Failure {
  if (timedOut) return 'timeout';
  if (cancelled) return 'cancelled';
  return error instanceof TypeError && /header|url|method/i.test(error.message)
    ? 'malformed'
    : 'unreachable';
}

async function readBody(response: Response, onBody: (received: Received) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  let received: Received = {text: '', bytes: 0, cut: false};
  const reader = response.body?.getReader();
  while (reader !== undefined && received.bytes < BODY_LIMIT_BYTES) {
    const {done, value} = await reader.read();
    let {text, bytes, cut} = received;
    if (!cut) text += decoder.decode(value, {stream: !done});
    cut ||= text.length > SHOWN_CHARACTERS;
    bytes += value?.length ?? 0;
    received = {text: text.slice(0, SHOWN_CHARACTERS), bytes, cut};
    if (done) return {received, parts, stopped: false};
    parts.push(value);
    onBody(received);
  }
  await reader?.cancel();
  return {received, parts, stopped: reader !== undefined};
}

/**
 * Sends a call. `onBody` is told of a streamed answer (text/event-stream) as it grows.
 *
 * @throws CallError when it was cancelled, redirected, took too long or never reached the server
 */
export async function send(
  {url, init}: ConsoleCall,
  signal: AbortSignal,
  onBody: (received: Received) => void,
): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const cancel = () => timeout.abort();
  signal.addEventListener('abort', cancel);
  const start = performance.now();
  try {
    const response = await fetch(url, {...init, signal: timeout.signal});
    if (response.type === 'opaqueredirect') throw new CallError('redirected');
    const type = response.headers.get('content-type') ?? '';
    const streamed = type.startsWith('text/event-stream');
    // A stream may last: from here on only the reader ends it.
    if (streamed) clearTimeout(timer);
    const {received, parts, stopped} = await readBody(
      response,
      streamed ? onBody : () => undefined,
    );
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: Math.round(performance.now() - start),
      body: received.cut ? received : {...received, text: pretty(received.text, type)},
      whole: received.cut ? new Blob(parts, {type}) : undefined,
      stopped,
    };
  } catch (error) {
    if (error instanceof CallError) throw error;
    const timedOut = timeout.signal.aborted && !signal.aborted;
    throw new CallError(failureOf(error, timedOut, signal.aborted));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
