import {createRequiredContext} from './createRequiredContext';

/** Says a short text to screen readers, politely, without moving the focus. */
export interface Status {
  readonly say: (text: string) => void;
}

/** `useStatus().say('Copied')`; the provider is src/components/ui/StatusRegion, in the root of the site. */
export const [StatusContextProvider, useStatus] = createRequiredContext<Status>(
  'useStatus',
  'StatusRegion',
);
