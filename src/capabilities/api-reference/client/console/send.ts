/** Sends a call and reads the answer as it comes. */
import type {ConsoleCall} from './request';

/** A call without an answer is given up after this long. */
export const TIMEOUT_MS = 60_000;

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly milliseconds: number;
  /** JSON indented; anything else as it came. */
  readonly body: string;
  readonly streamed: boolean;
}

export type Failure = 'cancelled' | 'timeout' | 'unreachable' | 'malformed';

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
    return JSON.stringify(JSON.parse(text), null, 2);
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

async function readBody(response: Response, onText: (text: string) => void): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    text += decoder.decode(value, {stream: !done});
    if (done) return text;
    onText(text);
  }
}

/**
 * Sends a call. `onText` is told of a streamed answer (text/event-stream) as it grows.
 *
 * @throws CallError when it was cancelled, took too long or never reached the server
 */
export async function send(
  {url, init}: ConsoleCall,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const cancel = () => timeout.abort();
  signal.addEventListener('abort', cancel);
  const start = performance.now();
  try {
    const response = await fetch(url, {...init, signal: timeout.signal});
    const type = response.headers.get('content-type') ?? '';
    const streamed = type.startsWith('text/event-stream');
    // A stream may last: from here on only the reader ends it.
    if (streamed) clearTimeout(timer);
    const text = await readBody(response, streamed ? onText : () => undefined);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: Math.round(performance.now() - start),
      body: pretty(text, type),
      streamed,
    };
  } catch (error) {
    const timedOut = timeout.signal.aborted && !signal.aborted;
    throw new CallError(failureOf(error, timedOut, signal.aborted));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
