// Change: wraps the root: third parties stand beside the page, so that they outlive client-side navigation.
import {lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Root';
import Root from '@theme-init/Root';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {useThirdParties} from '@site/src/hooks/thirdParties';

const Runtime = lazy(() => import('../../client/Runtime'));

/** Without a configured party not even their code is requested. */
function ThirdParties(): ReactNode {
  const parties = useThirdParties();
  const isBrowser = useIsBrowser();
  if (!isBrowser || parties.every((party) => party.kind === 'feedback')) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <Runtime parties={parties} />
      </Suspense>
    </WidgetBoundary>
  );
}

export default function RootWithThirdParties({children}: Props): ReactNode {
  return (
    <Root>
      {children}
      <ThirdParties />
    </Root>
  );
}
