import {useEffect, useState, type ReactNode} from 'react';
import type {ChatParty, ThirdParty, TrackerParty} from '@site/src/config/thirdPartyTypes';
import {useHasBeenIdle} from '@site/src/hooks/useHasBeenIdle';
import {ChatBot} from './ChatBot';
import {ConsentBar} from './ConsentBar';
import styles from './Runtime.module.css';
import {TrackerFrame} from './TrackerFrame';
import {useConsent} from './useConsent';

/** Elements with this attribute open the consent bar again, for example the button in the footer. */
const OPENER_SELECTOR = '[data-open-consent]';

/** Returns the element with which the reader opened the consent bar, and a function that changes it. */
function useOpener(): [HTMLElement | null, (opener: HTMLElement | null) => void] {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const clickedOpener = event.target.closest<HTMLElement>(OPENER_SELECTOR);
      if (clickedOpener !== null) setOpener(clickedOpener);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return [opener, setOpener];
}

/**
 * Shows the consent bar, the button of each chat-bot, and, once the page is idle, a sandboxed frame for each tracker that the
 * reader agreed to. The page loads this component only if a third party with a script is configured (../theme/Root).
 */
export default function Runtime({parties}: {readonly parties: readonly ThirdParty[]}): ReactNode {
  const trackers = parties.filter((party): party is TrackerParty => party.kind === 'tracker');
  const chats = parties.filter((party): party is ChatParty => party.kind === 'chat');
  const consent = useConsent(trackers.map((party) => party.purpose));
  const [opener, setOpener] = useOpener();
  // Third parties load after the page's own work.
  const hasBeenIdle = useHasBeenIdle();
  const saveChoice = (agreed: readonly string[]) => {
    consent.save(agreed);
    opener?.focus();
    setOpener(null);
  };

  return (
    <>
      <div className={styles.foot}>
        {(consent.isOpen || opener !== null) && trackers.length > 0 && (
          <ConsentBar
            parties={trackers}
            agreed={consent.agreed}
            isRequested={opener !== null}
            onChoice={saveChoice}
          />
        )}
        {chats.map((party) => (
          <ChatBot key={party.name} party={party} />
        ))}
      </div>
      {hasBeenIdle &&
        trackers
          .filter((party) => consent.agreed.includes(party.purpose))
          .map((party) => <TrackerFrame key={party.name} party={party} />)}
    </>
  );
}
