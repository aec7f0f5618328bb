/** Reports for search insights, in the words of the service's script: on where it is configured and the reader agreed. */
import {useCallback, useEffect, useRef} from 'react';
import {INSIGHT_EVENT} from '@site/src/config/events';
import {isAgreed} from '@site/src/hooks/thirdParties';
import type {SearchResponse} from '../shared/hit';
import type {SearchSite} from './settings';

/** Results that stand this long were seen; those of a half-typed word were not. */
const SEEN_AFTER_MS = 400;

/** Whether searches and clicks may be reported now: asked anew each time. Nobody can agree where nothing is configured. */
export const mayReport = (): boolean => isAgreed('search-insights');

function report(site: SearchSite, method: string, payload: object): void {
  if (!mayReport()) return;
  const detail = {method, payload: {...payload, index: site.indexName}};
  window.dispatchEvent(new CustomEvent(INSIGHT_EVENT, {detail}));
}

/**
 * Reports what was shown, if the service gave the answer, with an id.
 *
 * @param before results on the pages before this one
 * @returns what reports that a result was opened; it keeps its identity
 */
export function useInsights(site: SearchSite, response?: SearchResponse, before = 0) {
  const latest = useRef({response, before});
  useEffect(() => {
    latest.current = {response, before};
  });
  useEffect(() => {
    if (!response?.queryId || response.hits.length === 0) return undefined;
    const objectIDs = response.hits.map(({objectID}) => objectID);
    const payload = {eventName: 'Results shown', objectIDs};
    const timer = setTimeout(() => report(site, 'viewedObjectIDs', payload), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [site, response]);
  return useCallback(
    (opened: string) => {
      const {queryId: queryID, hits = []} = latest.current.response ?? {};
      const place = hits.findIndex(({objectID}) => objectID === opened);
      if (!queryID || place === -1) return;
      const [objectIDs, positions] = [[opened], [latest.current.before + place + 1]];
      const payload = {eventName: 'Result opened', queryID, objectIDs, positions};
      report(site, 'clickedObjectIDsAfterSearch', payload);
    },
    [site],
  );
}
