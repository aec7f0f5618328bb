// Change: a search box that fails takes down itself, not the page. Wraps the original.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Search';
import NavbarSearch from '@theme-original/Navbar/Search';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';

export default function NavbarSearchWithBoundary({children, ...props}: Props): ReactNode {
  return (
    <NavbarSearch {...props}>
      <WidgetBoundary>{children}</WidgetBoundary>
    </NavbarSearch>
  );
}
