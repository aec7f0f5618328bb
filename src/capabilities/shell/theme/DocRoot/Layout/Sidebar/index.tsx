// Change: a hidden sidebar stays hidden on the next visit (stock: until the page is closed); one piece of state
// replaces the theme's two, so the expand button renders at once; a different sidebar starts with its own expanded
// categories; phones, which hide the sidebar, don't hydrate it.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useLayoutEffect, type ReactNode} from 'react';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import {SIDEBAR_ATTRIBUTE} from '../../../../shared/attributes';
import styles from './styles.module.css';

const HIDDEN = 'hidden';

/** In windows up to this width, styles.module.css hides the sidebar and the menu contains it. */
const PHONE_MAX_WIDTH = 996;

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

function isPhone(): boolean {
  return typeof window !== 'undefined' && window.innerWidth <= PHONE_MAX_WIDTH;
}

/**
 * Stands for the sidebar that the HTML of the page contains. React does not look into an element with
 * `dangerouslySetInnerHTML` when it hydrates, and keeps what is there. This saves a fifth of the components that
 * /quickstart hydrates on a phone.
 */
function UnhydratedSidebar(): ReactNode {
  return (
    <div
      className={styles.viewport}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}

/** The sidebar of documentation pages on wide screens, with the buttons that hide and show it. Stores the choice. */
export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer: setHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const sidebarName = useDocsSidebar()?.name ?? 'none';
  // 'ssr' while the page hydrates.
  const windowSize = useWindowSize();

  // The inline script sets the attribute before first paint. CSS hides the sidebar until React reads it here.
  useLayoutEffect(() => {
    if (document.documentElement.getAttribute(SIDEBAR_ATTRIBUTE) === HIDDEN) setHidden(true);
  }, [setHidden]);

  const toggle = () => {
    saveChoice(!isHidden);
    setHidden(!isHidden);
  };

  const props = {sidebar, path: pathname, onCollapse: toggle, isHidden};
  let content = (
    // The key resets the expanded categories when another sidebar is shown.
    <div key={sidebarName} className={styles.viewport}>
      <DocSidebar {...props} />
      {isHidden && <ExpandButton toggleSidebar={toggle} />}
    </div>
  );
  if (windowSize === 'mobile') content = <DocSidebarMobile {...props} />;
  if (windowSize === 'ssr' && isPhone()) content = <UnhydratedSidebar />;

  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      {content}
    </aside>
  );
}
