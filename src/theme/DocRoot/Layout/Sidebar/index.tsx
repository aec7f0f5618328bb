// Change: a hidden sidebar stays hidden on the next visit (stock: until the page is closed), and has its expand
// button from the beginning: one state instead of the theme's two.
import {useLayoutEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import {SIDEBAR_ATTRIBUTE} from '@site/src/capabilities/shell/client';
import {storageKeys} from '@site/src/lib/storageKeys';
import styles from './styles.module.css';

const HIDDEN = 'hidden';

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: hidden,
  setHiddenSidebarContainer: setHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name ?? 'none';
  // The attribute is set before first paint (src/capabilities/shell) and hides by CSS until React knows.
  useLayoutEffect(() => {
    if (document.documentElement.getAttribute(SIDEBAR_ATTRIBUTE) === HIDDEN) setHidden(true);
  }, [setHidden]);
  const toggle = () => {
    const slot = createStorageSlot(storageKeys.sidebar);
    const root = document.documentElement;
    if (hidden) {
      slot.del();
      root.removeAttribute(SIDEBAR_ATTRIBUTE);
    } else {
      slot.set(HIDDEN);
      root.setAttribute(SIDEBAR_ATTRIBUTE, HIDDEN);
    }
    setHidden(!hidden);
  };
  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      {/* The key resets what is open in the tree when another sidebar takes its place. */}
      <div key={name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={hidden} />
        {hidden && <ExpandButton toggleSidebar={toggle} />}
      </div>
    </aside>
  );
}
