// Change: beside the logo the release that the pages describe; on the right search comes first, then the colour
// mode, then the configured items (stock: items, colour mode, search). Written on public hooks only; the hamburger needs none, since the bar always has items.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import facts from '@site/src/config/facts.json';
import type {Product} from '@site/src/config/product';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import styles from './styles.module.css';

interface NavbarItemsProps {
  readonly items: readonly NavbarItemConfig[];
}

function NavbarItems({items}: NavbarItemsProps): ReactNode {
  return items.map((item, index) => (
    <WidgetBoundary key={index}>
      <NavbarItem {...item} />
    </WidgetBoundary>
  ));
}

/** Which release is documented; leads to what has changed since. */
function Release(): ReactNode {
  const {slug} = useDocusaurusContext().siteConfig.customFields?.['product'] as Product;
  return (
    <Link
      to={`/what-is-${slug}#which-release-these-pages-document`}
      className={styles.release}
      aria-label={translate(
        {id: 'site.release', message: '{version}, the release of {date} that these pages document'},
        {version: facts.release, date: facts.releaseDate},
      )}
    >
      {facts.release}
    </Link>
  );
}

export default function NavbarContent(): ReactNode {
  // theme-common types an item as an index signature; the config was validated against the real union.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const {containerLeft, containerRight} = ThemeClassNames.layout.navbar;
  return (
    <div className="navbar__inner">
      <div className={clsx(containerLeft, 'navbar__items')}>
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        <Release />
        <NavbarItems items={items.filter(({position}) => position === 'left')} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
        <NavbarSearch className={styles.search}>
          <WidgetBoundary>
            <SearchBar />
          </WidgetBoundary>
        </NavbarSearch>
        <NavbarColorModeToggle className={styles.colorMode} />
        {/* The default side of an item is the right one. */}
        <NavbarItems items={items.filter(({position}) => position !== 'left')} />
      </div>
    </div>
  );
}
