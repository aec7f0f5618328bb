/** Reports for search insights, in the words of the service's script: on where it is configured and the reader agreed. */
import {useCallback, useEffect, useRef} from 'react';
import {INSIGHT_EVENT} from '@site/src/config/events';
import {isAgreed} from '@site/src/hooks/thirdParties';
import type {SearchResponse} from '../shared/hit';
import type {SearchOutcome} from './docSearchClient';
import type {SearchSite} from './settings';

/** The service takes this many objects in one report. */
const MAX_OBJECTS = 20;
/** Results that stand this long were seen; those of a half-typed word were not. */
const SEEN_AFTER_MS = 400;

/** Whether searches and clicks may be reported now: asked anew each time. */
export const mayReport = ({insights}: SearchSite): boolean =>
  insights && isAgreed('search-insights');

function report(site: SearchSite, method: string, payload: object): void {
  if (!mayReport(site)) return;
  const detail = {method, payload: {...payload, index: site.indexName}};
  window.dispatchEvent(new CustomEvent(INSIGHT_EVENT, {detail}));
}

/** Results were shown. Nothing is reported of answers that the service did not give, or gave without an id. */
export function reportShown(site: SearchSite, {queryId, hits}: SearchResponse): void {
  if (queryId === undefined || hits.length === 0) return;
  const objectIDs = hits.slice(0, MAX_OBJECTS).map(({objectID}) => objectID);
  report(site, 'viewedObjectIDs', {eventName: 'Results shown', objectIDs});
}

/**
 * A result was opened.
 *
 * @param before results on the pages before this one
 */
export function reportOpened(
  site: SearchSite,
  {queryId, hits}: SearchResponse,
  objectID: string,
  before = 0,
): void {
  const place = hits.findIndex((hit) => hit.objectID === objectID);
  if (queryId === undefined || place === -1) return;
  report(site, 'clickedObjectIDsAfterSearch', {
    eventName: 'Result opened',
    queryID: queryId,
    objectIDs: [objectID],
    positions: [before + place + 1],
  });
}

/** Reports what the modal showed, and hands back what reports that a result of it was opened. */
export function useModalInsights(site: SearchSite, outcome: SearchOutcome | undefined) {
  const response = outcome?.kind === 'results' ? outcome.response : undefined;
  const latest = useRef<SearchResponse>(undefined);
  useEffect(() => {
    latest.current = response;
    if (response === undefined) return undefined;
    const timer = setTimeout(() => reportShown(site, response), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [site, response]);
  return useCallback(
    (objectID: string) => {
      if (latest.current !== undefined) reportOpened(site, latest.current, objectID);
    },
    [site],
  );
}
