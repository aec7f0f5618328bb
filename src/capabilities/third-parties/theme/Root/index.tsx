// Change: wraps the root. Third parties are next to the page, so that client-side navigation does not remove them.
import {lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Root';
import Root from '@theme-init/Root';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {useSiteFields} from '@site/src/hooks/useSiteFields';

const Runtime = lazy(() => import('../../client/Runtime'));

/** Loads the code for third parties only if at least one of them runs a script. */
function ThirdParties(): ReactNode {
  const {thirdParties: parties} = useSiteFields();
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
