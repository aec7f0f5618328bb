// Change: wraps the original. Reports that the page is hydrated, so that early presses take effect.
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalProvider from '@theme-init/Layout/Provider';
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/Layout/Provider';
import {READY_EVENT} from '../../../shared/attributes';

/** The outermost part of each page's layout. Its effect runs after those of everything inside. */
export default function LayoutProvider(props: Props): ReactNode {
  // True after hydration, when components have rendered what differs from the HTML.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) window.dispatchEvent(new Event(READY_EVENT));
  }, [isBrowser]);
  return <OriginalProvider {...props} />;
}
