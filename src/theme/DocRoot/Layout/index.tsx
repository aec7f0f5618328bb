// Change: a hidden sidebar stays hidden on the next visit (stock: until the page is closed).
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import {useSidebarVisibility} from '@site/src/hooks/sidebarVisibility';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [hidden, setHidden] = useSidebarVisibility();
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      {sidebar && (
        <DocRootLayoutSidebar
          sidebar={sidebar.items}
          hiddenSidebarContainer={hidden}
          setHiddenSidebarContainer={(next) =>
            setHidden(typeof next === 'function' ? next(hidden) : next)
          }
        />
      )}
      <DocRootLayoutMain hiddenSidebarContainer={hidden}>{children}</DocRootLayoutMain>
    </div>
  );
}
