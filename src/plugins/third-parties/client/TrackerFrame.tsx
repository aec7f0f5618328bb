import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import type {TrackerParty} from '@site/src/config/thirdPartyTypes';
import {INSIGHT_EVENT} from '@site/src/lib/events';
import {FRAME_SCRIPT, frameDocument} from './frameDocument';
import type {Insight, MessageToFrame} from './protocol';
import {useFrameState, type FrameRef} from './useFrameState';

/**
 * The address changes before the title does. If the title is still the same after this time, both pages have the same
 * title.
 */
const SAME_TITLE_MS = 5000;

/** Sends a message to a frame. The origin of the frame is opaque, and only the wildcard matches such an origin. */
function postToFrame(frame: FrameRef, message: MessageToFrame): void {
  frame.current?.contentWindow?.postMessage(message, '*');
}

/**
 * Calls `onTitle` as soon as the page's title differs from `previousTitle`, or after the time limit.
 *
 * @returns a function that cancels the call
 */
function waitForTitle(previousTitle: string | undefined, onTitle: () => void): () => void {
  const titleElement = document.querySelector('title');
  if (titleElement === null || document.title !== previousTitle) {
    onTitle();
    return () => undefined;
  }
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = () => {
    cancel();
    onTitle();
  };
  const observer = new MutationObserver(finish);
  observer.observe(titleElement, {childList: true, characterData: true, subtree: true});
  const timer = setTimeout(finish, SAME_TITLE_MS);
  return cancel;
}

/** Reports each page to the frame once. */
function usePageViews(frame: FrameRef, isEnabled: boolean): void {
  const {pathname} = useLocation();
  const lastView = useRef<{readonly pathname: string; readonly title: string}>(undefined);
  useEffect(() => {
    const previous = lastView.current;
    if (!isEnabled || previous?.pathname === pathname) return undefined;
    return waitForTitle(previous?.title, () => {
      const {href: url} = location;
      const {title} = document;
      const referrer =
        previous === undefined ? document.referrer : new URL(previous.pathname, url).href;
      lastView.current = {pathname, title};
      postToFrame(frame, {type: 'pageview', view: {url, title, referrer}});
    });
  }, [frame, isEnabled, pathname]);
}

/** Passes the search's reports on to the frame. The search reports only what the reader agreed to. */
function useSearchInsights(frame: FrameRef, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onInsight = (event: Event) => {
      const {detail: insight} = event as CustomEvent<Insight>;
      postToFrame(frame, {type: 'insight', insight});
    };
    window.addEventListener(INSIGHT_EVENT, onInsight);
    return () => window.removeEventListener(INSIGHT_EVENT, onInsight);
  }, [frame, isEnabled]);
}

/**
 * One analytics or tag script, which the reader agreed to, in a hidden sandboxed frame. The frame gets each page view
 * once; that of the party for search insights gets the reports of the search instead. Unmounting the component removes
 * the script with its timers and its storage. `Runtime` shows it.
 */
export function TrackerFrame({party}: {readonly party: TrackerParty}): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const scriptUrl = useBaseUrl(FRAME_SCRIPT);
  const isReady = useFrameState(frame, true) !== undefined;
  const isInsights = party.reporter === 'insights';
  usePageViews(frame, isReady && !isInsights);
  useSearchInsights(frame, isReady && isInsights);

  return (
    <iframe
      ref={frame}
      hidden
      title={party.name}
      data-third-party={party.name}
      tabIndex={-1}
      sandbox="allow-scripts"
      referrerPolicy="strict-origin-when-cross-origin"
      srcDoc={frameDocument(party, scriptUrl)}
    />
  );
}
