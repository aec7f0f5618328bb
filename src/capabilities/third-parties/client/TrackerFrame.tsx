import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import type {TrackerParty} from '@site/src/config/thirdPartyRules';
import {INSIGHT_EVENT} from '@site/src/config/events';
import {frameDocument, LOADER, useFrameMessage, type Frame} from './frame';

/** Time for the head of the new page to be in place, so that a page view carries its title. */
const TITLE_SETTLES_MS = 100;

export interface TrackerFrameProps {
  readonly party: TrackerParty;
}

/** A message to a frame. Its origin is opaque, which only the wildcard names. */
function post(frame: Frame, message: object): void {
  frame.current?.contentWindow?.postMessage(message, '*');
}

/** Tells the frame each page once. */
function usePageViews(frame: Frame, listens: boolean): void {
  const {pathname} = useLocation();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!listens || reported.current === pathname) return undefined;
    const timer = setTimeout(() => {
      const referrer =
        reported.current === undefined
          ? document.referrer
          : new URL(reported.current, location.href).href;
      reported.current = pathname;
      post(frame, {
        type: 'pageview',
        view: {url: location.href, title: document.title, referrer},
      });
    }, TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [frame, listens, pathname]);
}

/** Tells the frame what the search reports; it makes no report that the reader did not agree to. */
function useSearchReports(frame: Frame, listens: boolean): void {
  useEffect(() => {
    if (!listens) return undefined;
    const pass = (event: Event) =>
      post(frame, {type: 'insight', insight: (event as CustomEvent<unknown>).detail});
    window.addEventListener(INSIGHT_EVENT, pass);
    return () => window.removeEventListener(INSIGHT_EVENT, pass);
  }, [frame, listens]);
}

/**
 * One analytics or tag script in a sandboxed frame nobody sees. It is told each page once, search insights
 * each search instead; taking the component away takes the script, its timers and its storage with it.
 */
export function TrackerFrame({party}: TrackerFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const loaderUrl = useBaseUrl(LOADER);
  const ready = useFrameMessage(frame, true) !== undefined;
  const isInsights = party.reporter === 'insights';
  usePageViews(frame, ready && !isInsights);
  useSearchReports(frame, ready && isInsights);

  return (
    <iframe
      ref={frame}
      hidden
      title={party.name}
      data-third-party={party.name}
      tabIndex={-1}
      sandbox="allow-scripts"
      referrerPolicy="strict-origin-when-cross-origin"
      srcDoc={frameDocument(party, loaderUrl)}
    />
  );
}
