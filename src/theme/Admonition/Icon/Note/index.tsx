// Change: drawn with lines, like the other icons of the site.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

/** The icon of the callout "note". */
export default function NoteIcon(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="line-icon" {...props}>
      <path d="M3 2.25h10v11.5H3Zm2.75 3.5h4.5m-4.5 2.5h4.5m-4.5 2.5h2" />
    </svg>
  );
}
