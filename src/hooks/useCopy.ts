import {useCallback, useEffect, useRef, useState} from 'react';

/** How long a button says that it copied. Long enough to be read, short enough to copy again. */
export const COPY_FEEDBACK_MS = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

export interface Copying {
  readonly state: CopyState;
  /** Writes to the clipboard and never rejects: a refusal shows as `failed`. */
  readonly copy: (text: string | Promise<string>) => Promise<void>;
}

/** Text that is still on its way goes in as a promise: Safari takes a later write for one that nobody asked for. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies text to the clipboard and says for COPY_FEEDBACK_MS how it went. Without a clipboard (plain http) it fails politely. */
export function useCopy(): Copying {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string | Promise<string>) => {
    let outcome: CopyState = 'copied';
    try {
      await write(text);
    } catch {
      outcome = 'failed';
    }
    setState(outcome);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
  }, []);

  return {state, copy};
}
