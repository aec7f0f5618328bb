import {createContext, useContext} from 'react';
import type {RequestTemplate} from '../shared/request/request';
import type {SampleRequest} from '../shared/types';
import type {Target} from './ownValues';

/** The request of the samples on the page of an operation. */
interface RequestState {
  readonly request: SampleRequest;
  readonly target: Target;
  readonly setTarget: (target: Target) => void;
  /** Whether the reader has reached the page with a pointer or the focus. */
  readonly isReached: boolean;
  /** The request with the values of the reader. Undefined if the reader changed none. */
  readonly edited: RequestTemplate | undefined;
  readonly setEdited: (edited: RequestTemplate | undefined) => void;
}

export const RequestContext = createContext<RequestState | undefined>(undefined);

/** Returns the request of the page. @throws Error outside the page of an operation that has samples */
export function useRequest(): RequestState {
  const state = useContext(RequestContext);
  if (state === undefined) throw new Error('useRequest needs <Operation request={…}> around it.');
  return state;
}
