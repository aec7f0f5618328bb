import {useCallback, useEffect, useRef, useState} from 'react';

/** How long a button says that it copied. Long enough to be read, short enough to copy again. */
export const COPY_FEEDBACK_MS = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

export interface Copying {
  readonly state: CopyState;
  /** Writes to the clipboard and never rejects: a refusal shows as `failed`. */
  readonly copy: (text: string) => Promise<void>;
}

/** Copies text to the clipboard and says for COPY_FEEDBACK_MS how it went. Without a clipboard (plain http) it fails politely. */
export function useCopy(): Copying {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    let outcome: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      outcome = 'failed';
    }
    setState(outcome);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
  }, []);

  return {state, copy};
}
