import {useCallback, useEffect, useRef, useState} from 'react';
import type {ConsoleCall} from './request';
import {CallError, send, type Answer, type Failure} from './send';

/** Where a call stands. */
export type CallState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'sending'; readonly partial: string}
  | {readonly kind: 'answered'; readonly answer: Answer}
  | {readonly kind: 'failed'; readonly failure: Failure; readonly partial: string};

export interface UseCall {
  readonly state: CallState;
  readonly start: (call: ConsoleCall) => void;
  readonly cancel: () => void;
}

/** One call at a time; it is cancelled when the page is left. */
export function useCall(): UseCall {
  const [state, setState] = useState<CallState>({kind: 'idle'});
  const controller = useRef<AbortController | undefined>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback((call: ConsoleCall) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    let partial = '';
    setState({kind: 'sending', partial});
    const show = (next: CallState) => {
      if (controller.current === own) setState(next);
    };
    const onText = (text: string) => {
      partial = text;
      show({kind: 'sending', partial});
    };
    send(call, own.signal, onText).then(
      (answer) => show({kind: 'answered', answer}),
      (error: unknown) => {
        const failure = error instanceof CallError ? error.failure : 'unreachable';
        show({kind: 'failed', failure, partial});
      },
    );
  }, []);
  return {state, start, cancel};
}
