/** The results page keeps its state in the address: query, section and page. */
import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../shared/hit';

export interface SearchLocation {
  readonly query: string;
  /** lvl0 that the results are limited to. */
  readonly section: string | undefined;
  /** From 1. */
  readonly page: number;
}

export type AskSearch = (query: string, isTyping: boolean) => void;

/** Reads the part of an address behind `?`. */
function readLocation(search: string): SearchLocation {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    section: parameters.get('section') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The other way round; what is at its default is left out. */
export function writeLocation({query, section, page}: SearchLocation): string {
  const parameters = new URLSearchParams({q: query});
  if (section !== undefined) parameters.set('section', section);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}

/** Where the page stands, and a function to ask for something else. Typing makes one entry of the history, not one per letter. */
export function useSearchLocation() {
  const history = useHistory<{isTyping?: boolean} | undefined>();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const place = useMemo(() => readLocation(isBrowser ? search : ''), [isBrowser, search]);
  const ask: AskSearch = (query, isTyping) => {
    const {location} = history;
    const wasTyping = location.state?.isTyping === true;
    if (place.query === query && (isTyping || !wasTyping)) return;
    const next = {search: writeLocation({...place, query, page: 1}), state: {isTyping}};
    history[wasTyping || place.query === '' ? 'replace' : 'push']({...location, ...next});
  };
  return {place, ask};
}
