/** Reports for search insights: what was shown and what was opened, in the words of the service's script. */
import type {SearchResponse} from './hit';

/** Name of the window's event that carries a report to whoever may send it. */
export const INSIGHT_EVENT = 'site:search-insight';

export interface Insight {
  /** A method of the search-insights script. */
  readonly method: 'viewedObjectIDs' | 'clickedObjectIDsAfterSearch';
  readonly payload: {
    readonly eventName: string;
    readonly index: string;
    readonly objectIDs: readonly string[];
    readonly queryID?: string;
    /** From 1, in all results. */
    readonly positions?: readonly number[];
  };
}

/** The service takes this many objects in one report. */
const MAX_OBJECTS = 20;

/** Results were shown. Nothing is reported of answers that the service did not give, or gave without an id. */
export function shownInsight(index: string, response: SearchResponse): Insight | undefined {
  const {queryId, hits} = response;
  if (queryId === undefined || hits.length === 0) return undefined;
  const objectIDs = hits.slice(0, MAX_OBJECTS).map(({objectID}) => objectID);
  return {method: 'viewedObjectIDs', payload: {eventName: 'Results shown', index, objectIDs}};
}

/**
 * A result was opened.
 *
 * @param before results on the pages before this one
 */
export function openedInsight(
  index: string,
  {queryId, hits}: SearchResponse,
  objectID: string,
  before = 0,
): Insight | undefined {
  const place = hits.findIndex((hit) => hit.objectID === objectID);
  if (queryId === undefined || place === -1) return undefined;
  return {
    method: 'clickedObjectIDsAfterSearch',
    payload: {
      eventName: 'Result opened',
      index,
      queryID: queryId,
      objectIDs: [objectID],
      positions: [before + place + 1],
    },
  };
}
