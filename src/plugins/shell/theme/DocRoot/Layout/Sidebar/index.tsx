// Change: a hidden sidebar stays hidden on the next visit (stock: until the page is closed); one piece of state
// replaces the theme's two, so the expand button renders at once; a different sidebar starts with its own expanded
// categories. The root element says that the page has a sidebar.
import Head from '@docusaurus/Head';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useLayoutEffect, type ReactNode} from 'react';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import {SIDEBAR_ATTRIBUTE} from '../../../../shared/attributes';
import styles from './styles.module.css';

const HIDDEN = 'hidden';

/** Stores the choice for the next visit and sets the attribute that hides the sidebar by CSS. */
function saveChoice(isHidden: boolean) {
  const slot = createStorageSlot(storageKeys.sidebar);
  const root = document.documentElement;
  if (isHidden) {
    slot.set(HIDDEN);
    root.setAttribute(SIDEBAR_ATTRIBUTE, HIDDEN);
  } else {
    slot.del();
    root.removeAttribute(SIDEBAR_ATTRIBUTE);
  }
}

/** The sidebar of documentation pages on wide screens, with the buttons that hide and show it. Stores the choice. */
export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer: setHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const sidebarName = useDocsSidebar()?.name ?? 'none';

  // The inline script sets the attribute before first paint. CSS hides the sidebar until React reads it here.
  useLayoutEffect(() => {
    if (document.documentElement.getAttribute(SIDEBAR_ATTRIBUTE) === HIDDEN) setHidden(true);
  }, [setHidden]);

  const toggle = () => {
    saveChoice(!isHidden);
    setHidden(!isHidden);
  };

  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <Head>
        <html data-with-sidebar="" />
      </Head>
      {/* The key resets the expanded categories when another sidebar is shown. */}
      <div key={sidebarName} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
        {isHidden && <ExpandButton toggleSidebar={toggle} />}
      </div>
    </aside>
  );
}
