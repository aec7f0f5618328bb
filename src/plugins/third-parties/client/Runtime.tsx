import type {ReactNode} from 'react';
import type {ChatParty, ThirdParty, TrackerParty} from '@site/src/config/thirdPartyTypes';
import {ChatBot} from './ChatBot';
import {ConsentBar} from './ConsentBar';
import styles from './Runtime.lazy.module.css';
import {TrackerFrame} from './TrackerFrame';
import {useConsent} from './useConsent';
import {useHasBeenIdle} from './useHasBeenIdle';

export interface RuntimeProps {
  readonly parties: readonly ThirdParty[];
  /** The element with which the reader opened the consent bar, or null while the reader has not opened it. */
  readonly opener: HTMLElement | null;
  /** Called when the reader has chosen and the bar closes. */
  readonly onClose: () => void;
}

/**
 * Shows the consent bar, the button of each chat-bot, and, once the page is idle, a sandboxed frame for each tracker that the
 * reader agreed to. The page loads this component only if a third party with a script is configured (../theme/Root).
 */
export default function Runtime({parties, opener, onClose}: RuntimeProps): ReactNode {
  const trackers = parties.filter((party): party is TrackerParty => party.kind === 'tracker');
  const chats = parties.filter((party): party is ChatParty => party.kind === 'chat');
  const consent = useConsent(trackers.map((party) => party.purpose));
  // Third parties load after the page's own work.
  const hasBeenIdle = useHasBeenIdle();
  const saveChoice = (agreed: readonly string[]) => {
    consent.save(agreed);
    opener?.focus();
    onClose();
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
