/**
 * The state of the results page, which is in its URL: query, section, and page. The components of this folder use it.
 */
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo} from 'react';
import {MAX_QUERY_LENGTH} from '../../shared/hit';

export interface SearchLocation {
  readonly query: string;
  /** The section (lvl0) to which the results are limited. */
  readonly section: string | undefined;
  /** Starts at 1. */
  readonly page: number;
}

/** Puts a query into the address. `isTyping` is false when the reader submits the form. */
export type AskSearch = (query: string, isTyping: boolean) => void;

/**
 * Reads the query string of a URL, `?q=upload&page=2`. Cuts a query off after 400 characters, and replaces an invalid page
 * by 1.
 */
export function readLocation(search: string): SearchLocation {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    section: parameters.get('section') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Returns the query string for a location, beginning with `?`. Leaves out an undefined section and page 1. Links to
 * further pages and to sections have it.
 */
export function writeLocation({query, section, page}: SearchLocation): string {
  const parameters = new URLSearchParams({q: query});
  if (section !== undefined) parameters.set('section', section);
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}

/**
 * Returns the location in the address (an empty one before hydration), and a function to change its query. While a reader
 * types, the history gets only one entry.
 */
export function useSearchLocation() {
  const history = useHistory<{isTyping?: boolean} | undefined>();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const location = useMemo(() => readLocation(isBrowser ? search : ''), [isBrowser, search]);
  const ask: AskSearch = (query, isTyping) => {
    // Read from the history, because the rendered location may be outdated.
    const entry = history.location;
    const current = readLocation(entry.search);
    const wasTyping = entry.state?.isTyping === true;
    if (current.query === query && (isTyping || !wasTyping)) return;
    const next = {
      ...entry,
      search: writeLocation({...current, query, page: 1}),
      state: {isTyping},
    };
    if (wasTyping || current.query === '') history.replace(next);
    else history.push(next);
  };
  return {location, ask};
}
