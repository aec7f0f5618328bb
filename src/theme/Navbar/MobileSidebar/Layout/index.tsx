// Change: replaces the two panels of the mobile menu by one list. The sections of the navbar come first, and the sidebar of
// the current page follows them, so nobody has to go "back" to reach another section.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

export default function MobileMenu({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  return (
    <div className={clsx(container, 'navbar-sidebar')}>
      {header}
      <div className="navbar-sidebar__items">
        <div className={clsx(panel, 'navbar-sidebar__item menu')}>
          {primaryMenu}
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
