import {useEffect, useState, type RefObject} from 'react';
import {readFrameState, type FrameState} from './protocol';

export type FrameRef = RefObject<HTMLIFrameElement | null>;

/**
 * Returns the last state that the script in a frame reported. Returns undefined before the first report, and after
 * `isListening` becomes false. `ChatBot` and `TrackerFrame` use it.
 */
export function useFrameState(frame: FrameRef, isListening: boolean): FrameState | undefined {
  const [lastState, setLastState] = useState<FrameState>();
  useEffect(() => {
    if (!isListening) return undefined;
    const onMessage = (event: MessageEvent<unknown>) => {
      const state = readFrameState(event, frame.current?.contentWindow ?? null);
      if (state !== undefined) setLastState(state);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      setLastState(undefined);
    };
  }, [frame, isListening]);
  return lastState;
}
