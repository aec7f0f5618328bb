// Change: the bar comes from src/config/announcement.ts; what was dismissed is its id, so a new text shows
// again at once (the stock inline script trusts the old dismissal); a region rather than a second banner;
// its link navigates inside the site.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import IconClose from '@theme/Icon/Close';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {Announcement} from '@site/src/config/announcement';
import {ANNOUNCEMENT_ATTRIBUTE} from '../../shared/attributes';
import styles from './styles.module.css';

/** Shown or hidden is an attribute of the root element, set by the inline script before first paint: no state, no shift. */
function hide() {
  document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, 'hidden');
}

/** The focus was on the close button, which is gone: the next stop of the keyboard is the bar below. */
function focusNext(bar: HTMLElement | null) {
  const next = bar?.parentElement?.querySelector<HTMLElement>('.navbar__brand');
  next?.focus({preventScroll: true});
}

function Bar({id, text, link}: Announcement): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(
    () =>
      createStorageSlot(storageKeys.announcementDismissed).listen((event) => {
        if (event.newValue === id) hide();
      }),
    [id],
  );
  const dismiss = () => {
    createStorageSlot(storageKeys.announcementDismissed).set(id);
    hide();
    focusNext(ref.current);
  };
  return (
    <section
      ref={ref}
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

export default function AnnouncementBar(): ReactNode {
  const announcement = usePluginData('site-shell') as Announcement | undefined;
  if (announcement === undefined) return null;
  return (
    <WidgetBoundary>
      <Bar {...announcement} />
    </WidgetBoundary>
  );
}
