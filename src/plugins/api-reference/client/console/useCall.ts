import {useCallback, useEffect, useRef, useState} from 'react';
import {
  CallError,
  send,
  type ConsoleCall,
  type ConsoleResponse,
  type Failure,
  type ReceivedBody,
} from './send';

/** Minimum time between two updates. A stream may have thousands of chunks per frame, which would block the page. */
const FRAME_MS = 16;
/** The browser needs about a millisecond to lay out this many characters, so long texts are updated less often. */
const CHARACTERS_PER_MS = 500;

/** The state of a call, and its response body: of an event stream, the part that has arrived; of others, all of it. */
export type CallState = {readonly body: ReceivedBody} & (
  | {readonly kind: 'idle' | 'sending'}
  | {readonly kind: 'completed'; readonly response: ConsoleResponse}
  | {readonly kind: 'failed'; readonly failure: Failure}
);

const emptyBody: ReceivedBody = {text: '', bytes: 0, cut: false};

/**
 * Sends the calls of the console (`Console.tsx`), one at a time: `start` cancels an earlier call, `cancel` the current
 * one, and so does leaving the page. While an event stream arrives, `state.body` grows; any other body appears when it
 * is complete. An error in `build`, which `start` gets, becomes the state `failed`: a CallError with its own failure,
 * others as `malformed`.
 */
export function useCall() {
  const [state, setState] = useState<CallState>({kind: 'idle', body: emptyBody});
  const current = useRef<AbortController | undefined>(undefined);
  const cancel = useCallback(() => current.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback((build: () => ConsoleCall) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    let body = emptyBody;
    // A cancelled call may still report something after the next one has started.
    const update = (next: CallState) => {
      if (current.current === controller) setState(next);
    };
    let pending: ReturnType<typeof setTimeout> | undefined;
    const onBody = (received: ReceivedBody) => {
      body = received;
      pending ??= setTimeout(
        () => {
          pending = undefined;
          update({kind: 'sending', body});
        },
        Math.max(FRAME_MS, received.text.length / CHARACTERS_PER_MS),
      );
    };
    const run = async () => {
      try {
        const response = await send(build(), controller.signal, onBody);
        update({kind: 'completed', response, body: response.body});
      } catch (error) {
        // `send` throws only CallErrors, so any other error comes from `build`.
        const failure = error instanceof CallError ? error.failure : 'malformed';
        update({kind: 'failed', failure, body});
      } finally {
        clearTimeout(pending);
      }
    };
    setState({kind: 'sending', body});
    void run();
  }, []);
  return {state, start, cancel};
}
