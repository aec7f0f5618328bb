// Change: wraps the original. Fills the closed menu of phones when the browser is idle, not while the page hydrates.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalDocSidebarMobile from '@theme-init/DocSidebar/Mobile';
import type {ReactNode} from 'react';
import {useHasBeenIdle} from '@site/src/hooks/useHasBeenIdle';
import type {Props} from '@theme/DocSidebar/Mobile';

/** The sidebar of a document in the menu of phones. A menu that opens early is filled at once. */
export default function DocSidebarMobile(props: Props): ReactNode {
  const {shown: isOpen} = useNavbarMobileSidebar();
  const hasBeenIdle = useHasBeenIdle();
  return (hasBeenIdle || isOpen) && <OriginalDocSidebarMobile {...props} />;
}
