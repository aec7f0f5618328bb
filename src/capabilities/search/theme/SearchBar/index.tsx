// Change: the classic theme has no search box. This one is a button of ours that loads the DocSearch modal on intent.
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {OPEN_SEARCH_EVENT} from '@site/src/config/events';
import styles from './styles.module.css';

const loadModal = async () => (await import('../../client/SearchModal')).default;

/** A letter or digit typed on the button begins the query. */
const firstLetterRegex = /^[\p{L}\p{N}]$/u;

/** Where a slash is a letter. */
const EDITABLE = 'input, select, textarea, [contenteditable]';

/** Ctrl or Cmd with K opens and closes, `/` opens outside inputs, Escape closes; other parts of the page open it by an event. */
function useKeys(isOpen: boolean, show: (query: string) => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isEditing = event.target instanceof Element && event.target.closest(EDITABLE) !== null;
      const isOther = isOpen ? event.key === 'Escape' : event.key === '/' && !isEditing;
      if (!isCommand && !isOther) return;
      event.preventDefault();
      if (isOpen) close();
      else show('');
    };
    const onAsked = (event: Event) => show((event as CustomEvent<{query: string}>).detail.query);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(OPEN_SEARCH_EVENT, onAsked);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(OPEN_SEARCH_EVENT, onAsked);
    };
  }, [isOpen, show, close]);
}

/** The search box of the bar. Without JavaScript its button leads to the results page. */
export default function SearchBar(): ReactNode {
  const searchPath = useBaseUrl('/search');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<{Modal: Awaited<ReturnType<typeof loadModal>>; query: string}>();
  const [commandKey, setCommandKey] = useState('Ctrl');
  const close = useCallback(() => setOpen(undefined), []);
  const show = useCallback(
    (query: string) => {
      // The dialog gives the focus back to where it was: if nowhere, to the button.
      if (document.activeElement === document.body) button.current?.focus();
      loadModal().then(
        (Modal) => setOpen((current) => current ?? {Modal, query}),
        // Without the modal's code the results page still works.
        () => window.location.assign(`${searchPath}?q=${encodeURIComponent(query)}`),
      );
    },
    [searchPath],
  );
  useKeys(open !== undefined, show, close);
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setCommandKey('⌘');
  }, []);
  const prepare = () => void loadModal().catch(() => undefined);
  return (
    <>
      <form
        action={searchPath}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          show('');
        }}
      >
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-keyshortcuts="Control+K Meta+K /"
          aria-haspopup="dialog"
          onMouseEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
          onKeyDown={(event) => {
            const {key, ctrlKey, metaKey, altKey} = event;
            if (!firstLetterRegex.test(key) || ctrlKey || metaKey || altKey) return;
            event.preventDefault();
            show(key);
          }}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d="M13 13l5 5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
            />
          </svg>
          <span className={styles.label}>
            <Translate id="search.button">Search</Translate>
          </span>
          <kbd className={styles.key} aria-hidden="true">
            {commandKey} K
          </kbd>
        </button>
      </form>
      {open !== undefined && <open.Modal initialQuery={open.query} onClose={close} />}
    </>
  );
}
