// Change: wraps the original. Reports that the page is hydrated, so that clicks made before are repeated
// (../../../node/earlyPressScript.ts).
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalProvider from '@theme-init/Layout/Provider';
import type {ReactNode} from 'react';
import {useReportPageReady} from '@site/src/hooks/useReportPageReady';
import type {Props} from '@theme/Layout/Provider';

/**
 * The outermost part of each page's layout. It reports last, because React runs the effects of a component after those of the
 * components inside.
 */
export default function LayoutProvider(props: Props): ReactNode {
  // True after hydration, when components have rendered what differs from the HTML.
  useReportPageReady(useIsBrowser());
  return <OriginalProvider {...props} />;
}
