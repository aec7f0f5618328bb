import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {ChatParty} from '@site/src/config/thirdPartyTypes';
import styles from './ChatBot.lazy.module.css';
import {FRAME_SCRIPT, frameDocument} from './frameDocument';
import {useFrameState, type FrameRef} from './useFrameState';

/** If the script has not loaded after this time, the chat-bot counts as unreachable. */
const LOAD_TIMEOUT_MS = 10_000;

type Status = 'closed' | 'loading' | 'loaded' | 'failed';

/** Offers the search of the site when the chat-bot is not reachable. */
function SearchInstead(): ReactNode {
  const id = useId();
  const action = useBaseUrl('/search');
  return (
    <form action={action} className={styles.failed}>
      <p role="alert">
        <Translate id="site.chat.failed">
          The assistant could not be reached. The search may know:
        </Translate>
      </p>
      <label htmlFor={id}>
        <Translate id="site.chat.question">Your question</Translate>
      </label>
      <input id={id} name="q" type="search" maxLength={64} className={styles.input} />
      <button type="submit" className="button button--primary button--sm">
        <Translate id="site.chat.search">Search for it</Translate>
      </button>
    </form>
  );
}

/** Returns whether the script of the chat-bot has loaded. It fails if the script does not load in time. */
function useStatus(isStarted: boolean, frame: FrameRef): Status {
  const [isTimedOut, setIsTimedOut] = useState(false);
  const frameState = useFrameState(frame, isStarted);
  useEffect(() => {
    if (!isStarted) return undefined;
    const timer = setTimeout(() => setIsTimedOut(true), LOAD_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setIsTimedOut(false);
    };
  }, [isStarted]);
  if (!isStarted) return 'closed';
  if (frameState === 'loaded') return 'loaded';
  return frameState === 'failed' || isTimedOut ? 'failed' : 'loading';
}

/**
 * The button in the corner and the panel with the chat-bot, in a sandboxed frame. The page requests nothing from the
 * chat-bot before the first click. If it does not load within 10 seconds, the panel offers the search instead.
 * `Runtime` shows it.
 */
export function ChatBot({party}: {readonly party: ChatParty}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const scriptUrl = useBaseUrl(FRAME_SCRIPT);
  const status = useStatus(isStarted, frame);

  const close = () => {
    setIsOpen(false);
    // After a failure, the next click tries again.
    if (status === 'failed') setIsStarted(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (isOpen) return close();
    setIsOpen(true);
    setIsStarted(true);
  };

  return (
    // Escape closes the panel from anywhere inside it. The elements inside are interactive themselves.
    <div
      className={styles.corner}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
    >
      <section id={panel} hidden={!isOpen} className={styles.panel} aria-label={party.name}>
        <p className={styles.notice}>
          <Translate id="site.chat.notice" values={{name: party.name}}>
            {'{name} is run by a third party. Send it no keys or personal data.'}
          </Translate>
        </p>
        <p role="status" className={styles.status}>
          {status === 'loading' &&
            translate({id: 'site.chat.loading', message: 'Loading the assistant…'})}
        </p>
        {status === 'failed' ? (
          <SearchInstead />
        ) : (
          isStarted && (
            <iframe
              ref={frame}
              className={styles.frame}
              title={party.name}
              data-third-party={party.name}
              sandbox="allow-scripts allow-forms allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              srcDoc={frameDocument(party, scriptUrl)}
            />
          )
        )}
      </section>
      <button
        ref={button}
        type="button"
        className="button button--primary"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        {status === 'failed' ? (
          <Translate id="site.chat.unavailable">Ask (not reachable)</Translate>
        ) : (
          <Translate id="site.chat.ask">Ask</Translate>
        )}
      </button>
    </div>
  );
}
