import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, type ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {useThirdParties} from './useThirdParties';

const Runtime = lazy(() => import('./ThirdPartyRuntime'));

/** Everything that comes from elsewhere, kept apart from the page: without a configured party not even its code is requested. */
export function ThirdParties(): ReactNode {
  const parties = useThirdParties();
  const isBrowser = useIsBrowser();
  if (!isBrowser || parties.every((party) => party.kind === 'feedback')) return null;
  return (
    <WidgetBoundary silent>
      <Suspense fallback={null}>
        <Runtime parties={parties} />
      </Suspense>
    </WidgetBoundary>
  );
}
