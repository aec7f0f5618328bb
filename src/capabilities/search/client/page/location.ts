/** The results page keeps its state in the address: query, section and page. */
import {useCallback, useLayoutEffect, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../shared/limits';

export interface SearchLocation {
  readonly query: string;
  /** lvl0 that the results are limited to. */
  readonly section: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** Reads the part of an address behind `?`. */
export function readLocation(search: string): SearchLocation {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    section: parameters.get('section') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The other way round; what is at its default is left out. */
export function writeLocation({query, section, page}: SearchLocation): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (section !== undefined) parameters.set('section', section);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

interface EntryState {
  /** The entry was made by typing; what is typed next takes its place. */
  readonly isTyping?: boolean;
}

/** Where the page stands, and a function to move it. Typing makes one entry of the history, not one per letter. */
export function useSearchLocation() {
  const history = useHistory<EntryState | undefined>();
  const {search, key} = useLocation();
  const isBrowser = useIsBrowser();
  const current = useMemo(() => readLocation(isBrowser ? search : ''), [isBrowser, search]);
  const type = useCallback(
    (query: string) => {
      const {location} = history;
      const entry = readLocation(location.search);
      if (entry.query === query) return;
      const next = {search: writeLocation({...entry, query, page: 1}), state: {isTyping: true}};
      const takesPlace = location.state?.isTyping === true || entry.query === '';
      history[takesPlace ? 'replace' : 'push']({...location, ...next});
    },
    [history],
  );
  const commit = useCallback(() => {
    const {location} = history;
    if (location.state?.isTyping === true) history.replace({...location, state: undefined});
  }, [history]);
  return {current, key: key ?? '', type, commit};
}

/** Remembers how far the page was scrolled in this entry of the history, and goes back there once results stand. */
export function usePlace(key: string, isReady: boolean): void {
  // Before the next page is scrolled to its top: that is no place of this one.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    const slot = createStorageSlot(`search-place-${key}`, {persistence: 'sessionStorage'});
    const saved = slot.get();
    if (saved !== null) window.scrollTo(0, Number(saved));
    const save = () => slot.set(String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', save);
    return () => window.removeEventListener('scrollend', save);
  }, [key, isReady]);
}
