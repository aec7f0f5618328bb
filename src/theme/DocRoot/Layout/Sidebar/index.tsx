// Change: one state instead of two, so that a sidebar which begins hidden (remembered) has its expand button.
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: hidden,
  setHiddenSidebarContainer,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name ?? 'none';
  const toggle = () => setHiddenSidebarContainer((value) => !value);
  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      {/* The key resets what is open in the tree when another sidebar takes its place. */}
      <Fragment key={name}>
        <div className={styles.viewport}>
          <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={hidden} />
          {hidden && <ExpandButton toggleSidebar={toggle} />}
        </div>
      </Fragment>
    </aside>
  );
}
