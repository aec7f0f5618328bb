/** Reports what the modal showed and what was opened from it, where that is wanted. */
import {useCallback, useEffect, useRef} from 'react';
import {openedInsight, shownInsight} from '../shared/insights';
import type {SearchResponse} from '../shared/hit';
import type {SearchOutcome} from './docSearchClient';
import {report} from './insights';
import type {SearchSite} from './settings';

/** Results that stand this long were seen; those of a half-typed word were not. */
const SEEN_AFTER_MS = 400;

export interface ModalInsights {
  readonly onOutcome: (outcome: SearchOutcome) => void;
  readonly onOpen: (objectID: string) => void;
}

export function useInsights(site: SearchSite): ModalInsights {
  const latest = useRef<SearchResponse>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onOutcome = useCallback(
    (outcome: SearchOutcome) => {
      clearTimeout(timer.current);
      const response = outcome.kind === 'results' ? outcome.response : undefined;
      latest.current = response;
      if (response === undefined) return;
      timer.current = setTimeout(
        () => report(site, shownInsight(site.indexName, response)),
        SEEN_AFTER_MS,
      );
    },
    [site],
  );
  const onOpen = useCallback(
    (objectID: string) => {
      if (latest.current !== undefined)
        report(site, openedInsight(site.indexName, latest.current, objectID));
    },
    [site],
  );
  return {onOutcome, onOpen};
}
