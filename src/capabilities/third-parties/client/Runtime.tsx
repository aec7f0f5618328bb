import {useEffect, useState, type ReactNode} from 'react';
import type {ChatParty, ThirdParty, TrackerParty} from '@site/src/config/thirdPartyTypes';
import {ChatBot} from './ChatBot';
import {ConsentBar} from './ConsentBar';
import {TrackerFrame} from './TrackerFrame';
import {useConsent} from './useConsent';
import styles from './Runtime.module.css';

/** Elements with this attribute open the consent bar again; the footer's button is one. */
const OPENER = '[data-open-consent]';

/** Opens the bar when a reader asks for it, and remembers what had the focus. */
function useRequest(): [HTMLElement | null, (opener: HTMLElement | null) => void] {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const found =
        event.target instanceof Element ? event.target.closest<HTMLElement>(OPENER) : null;
      if (found !== null) setOpener(found);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return [opener, setOpener];
}

/** Whether the page is past its own work: third parties wait for that. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    const wait = typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;
    wait(() => setIdle(true));
  }, []);
  return idle;
}

/** Asks, and mounts what was agreed to: one sandboxed frame for each party. Loaded only where parties are configured. */
export default function Runtime({parties}: {readonly parties: readonly ThirdParty[]}): ReactNode {
  const trackers = parties.filter((party): party is TrackerParty => party.kind === 'tracker');
  const chats = parties.filter((party): party is ChatParty => party.kind === 'chat');
  const consent = useConsent(trackers.map((party) => party.purpose));
  const [opener, setOpener] = useRequest();
  const idle = useIdle();
  const answer = (agreed: readonly string[]) => {
    consent.save(agreed);
    opener?.focus();
    setOpener(null);
  };

  return (
    <>
      <div className={styles.foot}>
        {(consent.ask || opener !== null) && trackers.length > 0 && (
          <ConsentBar
            parties={trackers}
            agreed={consent.agreed}
            requested={opener !== null}
            onAnswer={answer}
          />
        )}
        {chats.map((party) => (
          <ChatBot key={party.name} party={party} />
        ))}
      </div>
      {idle &&
        trackers
          .filter((party) => consent.agreed.includes(party.purpose))
          .map((party) => <TrackerFrame key={party.name} party={party} />)}
    </>
  );
}
