// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/ui/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Warning';

/** The icon of the callout "warning". */
export default function WarningIcon(props: Props): ReactNode {
  return <LineIcon path="M8 2 14.5 13.5h-13ZM8 6.5v3m0 2h.01" {...props} />;
}
