// Change: around the whole site one live region, so that any component can speak to screen readers; beside the
// page third parties, so that they outlive client-side navigation. The theme's Root renders its children only.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import {ThirdParties} from '@site/src/capabilities/third-parties/client/ThirdParties';
import {StatusRegion} from '@site/src/components/ui/StatusRegion';

export default function Root({children}: Props): ReactNode {
  return (
    <StatusRegion>
      {children}
      <ThirdParties />
    </StatusRegion>
  );
}
