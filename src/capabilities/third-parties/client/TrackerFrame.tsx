import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import type {TrackerParty} from '@site/src/config/thirdPartyTypes';
import {INSIGHT_EVENT} from '@site/src/config/events';
import {frameDocument, LOADER, useFrameMessage, type Frame} from './frame';

/** The address changes before the title does. After this time the new page is taken to have the title of the last. */
const SAME_TITLE_MS = 5000;

/** A message to a frame. Its origin is opaque, which only the wildcard names. */
function post(frame: Frame, message: object): void {
  frame.current?.contentWindow?.postMessage(message, '*');
}

/** Calls once the page has another title than `before`: at once, when the network has brought it, or after the limit. */
function whenTitled(before: string | undefined, call: () => void): () => void {
  const title = document.querySelector('title');
  if (title === null || document.title !== before) {
    call();
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = () => {
    end();
    call();
  };
  const observer = new MutationObserver(finish);
  observer.observe(title, {childList: true, characterData: true, subtree: true});
  const timer = setTimeout(finish, SAME_TITLE_MS);
  return end;
}

/** Tells the frame each page once. */
function usePageViews(frame: Frame, listens: boolean): void {
  const {pathname} = useLocation();
  const reported = useRef<{readonly pathname: string; readonly title: string}>(undefined);
  useEffect(() => {
    const last = reported.current;
    if (!listens || last?.pathname === pathname) return undefined;
    return whenTitled(last?.title, () => {
      const {href: url} = location;
      const {title} = document;
      const referrer = last === undefined ? document.referrer : new URL(last.pathname, url).href;
      reported.current = {pathname, title};
      post(frame, {type: 'pageview', view: {url, title, referrer}});
    });
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
export function TrackerFrame({party}: {readonly party: TrackerParty}): ReactNode {
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
