/** Reports searches and clicks to the hosted service, if the site configures that and the reader has agreed. */
import {useCallback, useEffect, useRef} from 'react';
import {hasAgreedTo} from '@site/src/lib/agreedPurposes';
import {INSIGHT_EVENT} from '@site/src/lib/events';
import type {SearchResponse} from '../shared/hit';
import type {SearchSite} from './settings';

/** Results count as seen after this time, so that those of half-typed words do not. */
const SEEN_AFTER_MS = 400;

/**
 * Returns whether the reader has agreed to reports of searches and clicks. False if no service is configured. The
 * hosted engine asks this at each search.
 */
export const mayReport = (): boolean => hasAgreedTo('search-insights');

/**
 * Reports that the results of a response were shown, if they stay for 400 ms and came from the hosted service with an
 * id. The modal and the results page use it.
 *
 * @param offset number of results on the pages before this one
 * @returns a stable function that reports that a result was opened
 */
export function useInsights(
  site: SearchSite,
  response?: SearchResponse,
  offset = 0,
): (objectId: string) => void {
  const latest = useRef({response, offset});
  useEffect(() => {
    latest.current = {response, offset};
  });

  useEffect(() => {
    if (!response?.queryId || response.hits.length === 0) return undefined;
    const objectIDs = response.hits.map(({objectID}) => objectID);
    const payload = {eventName: 'Results shown', objectIDs};
    const timer = setTimeout(() => report(site, 'viewedObjectIDs', payload), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [site, response]);

  return useCallback(
    (objectId) => {
      const {queryId, hits = []} = latest.current.response ?? {};
      const index = hits.findIndex(({objectID}) => objectID === objectId);
      if (!queryId || index === -1) return;
      report(site, 'clickedObjectIDsAfterSearch', {
        eventName: 'Result opened',
        queryID: queryId,
        objectIDs: [objectId],
        positions: [latest.current.offset + index + 1],
      });
    },
    [site],
  );
}

/** Sends a report to the script of the service. `method` is the name of a function of that script. */
function report(site: SearchSite, method: string, payload: object): void {
  if (!mayReport()) return;
  const detail = {method, payload: {...payload, index: site.indexName}};
  window.dispatchEvent(new CustomEvent(INSIGHT_EVENT, {detail}));
}
