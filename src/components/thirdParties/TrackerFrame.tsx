import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {TrackerParty} from '@site/src/config/thirdPartyRules';
import {frameDocument} from './frameDocument';
import {isMessageFrom} from './messages';

/** Time for the head of the new page to be in place, so that a page view carries its title. */
const TITLE_SETTLES_MS = 100;

export interface TrackerFrameProps {
  readonly party: TrackerParty;
}

/**
 * One analytics or tag script in a sandboxed frame nobody sees. It is told each page once; taking the component
 * away takes the script, its timers and its storage with it.
 */
export function TrackerFrame({party}: TrackerFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const loaderUrl = useBaseUrl('/js/third-party-frame.js');
  const {pathname} = useLocation();
  const [ready, setReady] = useState(false);
  const reported = useRef<string>(undefined);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (isMessageFrom(event, frame.current, 'ready')) setReady(true);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!ready || reported.current === pathname) return undefined;
    const timer = setTimeout(() => {
      const referrer =
        reported.current === undefined
          ? document.referrer
          : new URL(reported.current, location.href).href;
      reported.current = pathname;
      const view = {url: location.href, title: document.title, referrer};
      // The frame's origin is opaque, which only the wildcard names; the message holds nothing but the page.
      frame.current?.contentWindow?.postMessage({type: 'pageview', view}, '*');
    }, TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [ready, pathname]);

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
