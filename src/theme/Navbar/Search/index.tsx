// Change: wraps the search slot of the navbar. If the search crashes, only the search disappears, not the page.
import type {ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import type {Props} from '@theme/Navbar/Search';
import NavbarSearch from '@theme-original/Navbar/Search';

/** The search slot of the navbar. */
export default function NavbarSearchWithBoundary({children, ...props}: Props): ReactNode {
  return (
    <NavbarSearch {...props}>
      <WidgetBoundary>{children}</WidgetBoundary>
    </NavbarSearch>
  );
}
