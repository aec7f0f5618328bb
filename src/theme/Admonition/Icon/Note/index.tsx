// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/ui/LineIcon';
import type {Props} from '@theme/Admonition/Icon/Note';

/** The icon of the callout "note". */
export default function NoteIcon(props: Props): ReactNode {
  return <LineIcon path="M3 2.25h10v11.5H3Zm2.75 3.5h4.5m-4.5 2.5h4.5m-4.5 2.5h2" {...props} />;
}
