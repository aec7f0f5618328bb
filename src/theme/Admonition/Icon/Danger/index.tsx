// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/ui/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Danger';

/** The icon of the callout "danger". */
export default function DangerIcon(props: Props): ReactNode {
  return (
    <LineIcon
      path="M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4ZM8 5v3.25m0 2.5h.01"
      {...props}
    />
  );
}
