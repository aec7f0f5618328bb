// Change: wraps the root. Third parties are next to the page, so that client-side navigation does not remove them.
import useIsBrowser from '@docusaurus/useIsBrowser';
import Root from '@theme-init/Root';
import {lazy, Suspense, type ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import type {Props} from '@theme/Root';
import type {RuntimeProps} from '../../client/Runtime';
import {useConsentOpener} from '../../client/useConsentOpener';

const Runtime = lazy(() => import('../../client/Runtime'));

/** Loads the code for third parties in the browser. */
function LoadedParties({parties}: Pick<RuntimeProps, 'parties'>): ReactNode {
  const isBrowser = useIsBrowser();
  const [opener, setOpener] = useConsentOpener();
  if (!isBrowser) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <Runtime parties={parties} opener={opener} onClose={() => setOpener(null)} />
      </Suspense>
    </WidgetBoundary>
  );
}

/** Renders the third parties only if at least one of them runs a script. A feedback service runs none. */
function ThirdParties(): ReactNode {
  const {thirdParties: parties} = useSiteFields();
  return parties.every((party) => party.kind === 'feedback') ? null : (
    <LoadedParties parties={parties} />
  );
}

/** The root of the page, with the third parties next to it. An error in their code hides them, not the page. */
export default function RootWithThirdParties({children}: Props): ReactNode {
  return (
    <Root>
      {children}
      <ThirdParties />
    </Root>
  );
}
