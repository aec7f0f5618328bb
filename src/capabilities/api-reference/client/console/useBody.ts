import {useState} from 'react';
import type {ConsoleBody} from '../../shared/types';

export interface UseBody {
  readonly mediaType: string;
  readonly text: string;
  /** Index of the example that the text began as. */
  readonly example: number;
  readonly setText: (text: string) => void;
  readonly chooseExample: (index: number) => void;
  readonly chooseMediaType: (mediaType: string) => void;
}

/** The request's body as it is being written; choosing an example or a media type begins anew. */
export function useBody(bodies: readonly ConsoleBody[]): UseBody {
  const begin = (body: ConsoleBody | undefined, example = 0) => ({
    mediaType: body?.mediaType ?? '',
    example,
    text: body?.examples[example]?.text ?? '',
  });
  const [state, setState] = useState(() => begin(bodies[0]));
  const bodyOf = (mediaType: string) => bodies.find((entry) => entry.mediaType === mediaType);
  return {
    ...state,
    setText: (text) => setState({...state, text}),
    chooseExample: (index) => setState(begin(bodyOf(state.mediaType), index)),
    chooseMediaType: (mediaType) => setState(begin(bodyOf(mediaType))),
  };
}
