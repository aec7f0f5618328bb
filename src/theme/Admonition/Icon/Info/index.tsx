// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/ui/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Info';

/** The icon of the callout "info". */
export default function InfoIcon(props: Props): ReactNode {
  return (
    <LineIcon
      path="M8 14.25a6.25 6.25 0 1 1 0-12.5 6.25 6.25 0 0 1 0 12.5ZM8 7.25V11m0-6h.01"
      {...props}
    />
  );
}
