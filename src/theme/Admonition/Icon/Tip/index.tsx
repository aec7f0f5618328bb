// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/ui/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Tip';

/** The icon of the callout "tip". */
export default function TipIcon(props: Props): ReactNode {
  return <LineIcon path="M5.75 12.25v-1.6a4.5 4.5 0 1 1 4.5 0v1.6Zm.75 2h3" {...props} />;
}
