import {createContext} from 'react';

interface StatusState {
  /** The status that a reader chose. */
  readonly status: string | undefined;
  readonly choose: (status: string) => void;
}

/** The status whose example the page of an operation shows. */
export const StatusContext = createContext<StatusState>({
  status: undefined,
  choose: () => undefined,
});
