/** Search insights on this site: on where the script is configured and the reader agreed, asked anew each time. */
import {isAgreed} from '@site/src/capabilities/third-parties/client';
import {INSIGHT_EVENT, type Insight} from '../shared/insights';
import type {SearchSite} from './settings';

/** Whether searches and clicks may be reported now. */
export const mayReport = ({insights}: SearchSite): boolean =>
  insights && isAgreed('search-insights');

/** Hands a report to the script's frame, if it may be sent. */
export function report(site: SearchSite, insight: Insight | undefined): void {
  if (insight === undefined || !mayReport(site)) return;
  window.dispatchEvent(new CustomEvent(INSIGHT_EVENT, {detail: insight}));
}
