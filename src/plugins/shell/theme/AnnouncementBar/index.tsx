// Change: the text comes from src/config/announcement.ts; a dismissal stores the announcement's id, so a new
// text appears on the first visit (the stock inline script trusts the old dismissal); the bar is a region instead
// of a second banner; its link navigates without a full page load.
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import type {Announcement} from '@site/src/config/announcement';
import {storageKeys} from '@site/src/lib/storageKeys';
import IconClose from '@theme/Icon/Close';
import {ANNOUNCEMENT_ATTRIBUTE} from '../../shared/attributes';
import styles from './styles.module.css';

interface BarProps {
  readonly announcement: Announcement;
}

/** Hides the bar with the attribute that the inline script sets before first paint. It needs no React state. */
function hideBar() {
  document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, 'hidden');
}

/** Moves the focus to the navigation bar, because the focused close button has disappeared. */
function focusNavbar(bar: HTMLElement | null) {
  const brand = bar?.parentElement?.querySelector<HTMLElement>('.navbar__brand');
  brand?.focus({preventScroll: true});
}

/** The bar above the navigation. It closes in all tabs at once. */
function Bar({announcement}: BarProps): ReactNode {
  const {id, text, link} = announcement;
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const slot = createStorageSlot(storageKeys.announcementDismissed);
    return slot.listen((event) => {
      if (event.newValue === id) hideBar();
    });
  }, [id]);

  const dismiss = () => {
    createStorageSlot(storageKeys.announcementDismissed).set(id);
    hideBar();
    focusNavbar(bar.current);
  };

  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={translate({
        id: 'site.announcement.label',
        message: 'Announcement',
        description: 'Accessible name of the bar above the navigation',
      })}
    >
      <p className={styles.text}>
        {text} {link !== undefined && <Link to={link.to}>{link.label}</Link>}
      </p>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        onClick={dismiss}
        aria-label={translate({
          id: 'site.announcement.dismiss',
          message: 'Dismiss announcement',
          description: 'Accessible name of the button that closes the announcement',
        })}
      >
        <IconClose width={12} height={12} strokeWidth={2.4} />
      </button>
    </section>
  );
}

/** The announcement above the navigation, if one is configured. An error in it hides the bar, not the page. */
export default function AnnouncementBar(): ReactNode {
  const announcement = usePluginData('shell') as Announcement | undefined;
  if (announcement === undefined) return null;
  return (
    <WidgetBoundary>
      <Bar announcement={announcement} />
    </WidgetBoundary>
  );
}
