import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {ChatParty} from '@site/src/config/thirdPartyTypes';
import {frameDocument, LOADER, useFrameMessage, type Frame} from './frame';
import styles from './ChatBot.module.css';

/** How long the script may be silent before the reader is told. */
const CHAT_SILENCE_MS = 10_000;

type Status = 'closed' | 'loading' | 'loaded' | 'failed';

/** Offers the site's own search for the question that the chat did not take. */
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

/** Waits for the frame's word, and gives up after the silence. */
function useStatus(started: boolean, frame: Frame): Status {
  const [silent, setSilent] = useState(false);
  const message = useFrameMessage(frame, started);
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => setSilent(true), CHAT_SILENCE_MS);
    return () => {
      clearTimeout(timer);
      setSilent(false);
    };
  }, [started]);
  if (!started) return 'closed';
  if (message === 'loaded') return 'loaded';
  return message === 'failed' || silent ? 'failed' : 'loading';
}

/** The button at the corner and its panel. Nothing of the chat-bot is requested before the first click. */
export function ChatBot({party}: {readonly party: ChatParty}): ReactNode {
  const [visible, setVisible] = useState(false);
  const [started, setStarted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const loaderUrl = useBaseUrl(LOADER);
  const status = useStatus(started, frame);

  const close = () => {
    setVisible(false);
    // After a failure the next click tries again.
    if (status === 'failed') setStarted(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (visible) return close();
    setVisible(true);
    setStarted(true);
  };

  return (
    // The key closes the panel from anywhere inside it; the elements inside are interactive themselves.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.corner}
      onKeyDown={(event) => event.key === 'Escape' && visible && close()}
    >
      <section id={panel} hidden={!visible} className={styles.panel} aria-label={party.name}>
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
          started && (
            <iframe
              ref={frame}
              className={styles.frame}
              title={party.name}
              data-third-party={party.name}
              sandbox="allow-scripts allow-forms allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              srcDoc={frameDocument(party, loaderUrl)}
            />
          )
        )}
      </section>
      <button
        ref={button}
        type="button"
        className="button button--primary"
        aria-expanded={visible}
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
