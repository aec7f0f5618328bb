/** Results for a place, kept so that going back shows them at once. */
import {useEffect, useState} from 'react';
import {siteEngine} from '../engine';
import {useSearchSite} from '../settings';
import type {SearchResponse} from '../../shared/hit';
import {writeLocation, type SearchLocation} from './location';

const SNIPPET_WORDS = 30;
const kept = new Map<string, SearchResponse>();

export interface Results {
  /** Of the place, or of the one before while its own are on the way. */
  readonly response: SearchResponse | undefined;
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

/** Asks the engine whenever the place changes. */
export function useResults(place: SearchLocation): Results {
  const site = useSearchSite();
  const key = writeLocation(place);
  const [latest, setLatest] = useState<SearchResponse>();
  const [failed, setFailed] = useState<string>();
  const isAsking = place.query.trim() !== '';
  useEffect(() => {
    if (!isAsking || kept.has(key) || failed === key) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    siteEngine(site)
      .search({
        query: place.query,
        section: place.section,
        page: place.page - 1,
        snippetWords: SNIPPET_WORDS,
        wantsTexts: true,
        signal,
      })
      .then((response) => {
        kept.set(key, response);
        if (!signal.aborted) setLatest(response);
      })
      .catch(() => {
        if (!signal.aborted) setFailed(key);
      });
    return () => controller.abort();
  }, [site, key, isAsking, place, failed]);
  const retry = () => setFailed(undefined);
  if (!isAsking) return {response: undefined, status: 'none', retry};
  const response = kept.get(key);
  if (response !== undefined) return {response, status: 'ready', retry};
  if (failed === key) return {response: undefined, status: 'failed', retry};
  return {response: latest, status: 'loading', retry};
}
