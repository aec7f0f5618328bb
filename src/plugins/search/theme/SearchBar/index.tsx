// Change: adds a search box, which the classic theme lacks. Hover, focus, or touch loads the DocSearch modal. A press before it
// has loaded, even before hydration, shows a field that takes letters at once.
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {commandKey} from '@site/src/lib/commandKey';
import {OPEN_SEARCH_EVENT} from '@site/src/lib/events';
import {isShortcut} from '@site/src/lib/isShortcut';
import {SEARCH_FIELD_ID, SearchField} from '../../client/SearchField';
import {typedText, useModal} from '../../client/useModal';
import styles from './styles.module.css';

/** Matches a letter or digit: typed on the button, it starts a query. */
const firstLetterRegex = /^[\p{L}\p{N}]$/u;

/**
 * Opens and closes the modal by keys: Ctrl+K or Cmd+K toggles it, `/` opens it outside of inputs, Escape closes it. Other
 * parts of the page open it by an event.
 */
function useKeys(isOpen: boolean, show: (query: string) => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isOther = isOpen ? event.key === 'Escape' : isShortcut(event, '/');
      if (!isCommand && !isOther) return;
      event.preventDefault();
      if (isOpen) close();
      else show('');
    };
    const onOpenRequest = (event: Event) =>
      show((event as CustomEvent<{query: string}>).detail.query);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(OPEN_SEARCH_EVENT, onOpenRequest);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(OPEN_SEARCH_EVENT, onOpenRequest);
    };
  }, [isOpen, show, close]);
}

/** Returns the name of the key that, together with K, opens the search. */
function useCommandKey(): string {
  // The HTML is the same for all devices.
  const [key, setKey] = useState<ReturnType<typeof commandKey>>('Ctrl');
  useEffect(() => setKey(commandKey()), []);
  return key;
}

const magnifier = (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="line-icon">
    <path d="m13 13 5 5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0" />
  </svg>
);

/** The search box in the navigation bar. Without JavaScript, its button opens the results page. */
export default function SearchBar(): ReactNode {
  const searchPath = useBaseUrl('/search');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keyName = useCommandKey();
  const {Modal, initialQuery, open, close, load, preload} = useModal(field, searchPath);
  const show = useCallback(
    (query: string) => {
      // The dialog restores the focus when it closes. If nothing has the focus, the button gets it.
      if (document.activeElement === document.body) button.current?.focus();
      open(query);
    },
    [open],
  );
  const isOpen = initialQuery !== undefined;
  useKeys(isOpen, show, close);
  useEffect(() => {
    // The reader opened the field before hydration.
    const query = typedText(field.current);
    if (query !== undefined) show(query);
  }, [show]);
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
          data-dialog={SEARCH_FIELD_ID}
          onMouseEnter={preload}
          onFocus={preload}
          onTouchStart={preload}
          onKeyDown={(event) => {
            const {key, ctrlKey, metaKey, altKey} = event;
            if (!firstLetterRegex.test(key) || ctrlKey || metaKey || altKey) return;
            event.preventDefault();
            show(key);
          }}
        >
          {magnifier}
          <span className={styles.label}>
            <Translate id="search.button">Search</Translate>
          </span>
          <kbd className={styles.key} aria-hidden="true">
            {keyName} K
          </kbd>
        </button>
      </form>
      <SearchField
        isOpen={isOpen && Modal === undefined}
        initialQuery={initialQuery ?? ''}
        input={field}
        onClose={close}
        onSubmit={load}
      />
      {isOpen && Modal !== undefined && <Modal initialQuery={initialQuery} onClose={close} />}
    </>
  );
}
