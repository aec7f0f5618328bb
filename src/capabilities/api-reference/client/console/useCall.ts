import {useCallback, useEffect, useRef, useState} from 'react';
import type {ConsoleCall} from './request';
import {CallError, send, type Answer, type Failure, type Received} from './send';

/** A stream may bring thousands of parts between two frames: painted one by one, they would block the page. */
const FRAME_MS = 16;
/** Characters; the longer the text, the longer the browser lays it out, and the rarer it is painted. */
const PAINTED_PER_MS = 500;

/** Where a call stands, and what has come of its answer's body. */
export type CallState = {readonly body: Received} & (
  | {readonly kind: 'idle' | 'sending'}
  | {readonly kind: 'answered'; readonly answer: Answer}
  | {readonly kind: 'failed'; readonly failure: Failure}
);

const nothing: Received = {text: '', bytes: 0, cut: false};

/** One call at a time; it is cancelled when the page is left. What `build` throws is told like any other failure. */
export function useCall() {
  const [state, setState] = useState<CallState>({kind: 'idle', body: nothing});
  const controller = useRef<AbortController | undefined>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback((build: () => ConsoleCall) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    let body = nothing;
    const show = (next: CallState) => {
      if (controller.current === own) setState(next);
    };
    let paint: ReturnType<typeof setTimeout> | undefined;
    const onBody = (received: Received) => {
      body = received;
      paint ??= setTimeout(
        () => {
          paint = undefined;
          show({kind: 'sending', body});
        },
        Math.max(FRAME_MS, received.text.length / PAINTED_PER_MS),
      );
    };
    const run = async () => send(build(), own.signal, onBody);
    setState({kind: 'sending', body});
    run()
      .finally(() => clearTimeout(paint))
      .then(
        (answer) => show({kind: 'answered', answer, body: answer.body}),
        (error: unknown) => {
          // What is no CallError comes from `build`.
          const failure = error instanceof CallError ? error.failure : 'malformed';
          show({kind: 'failed', failure, body});
        },
      );
  }, []);
  return {state, start, cancel};
}
