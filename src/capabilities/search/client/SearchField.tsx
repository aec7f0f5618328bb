/** The search field that a reader sees and types in until the modal has loaded. */
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly initialQuery: string;
  /** Gives the parent the text that was typed. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/**
 * Shows the field in a dialog, at the place of the modal's field. The search box (../theme/SearchBar) replaces it by the modal.
 * If the modal never arrives, the Enter key opens the results page.
 */
export function SearchField({initialQuery, input, onClose}: SearchFieldProps): ReactNode {
  const searchPath = useBaseUrl('/search');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // A dialog that is removed while it is open would not restore the focus.
    return () => opened?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'search.modal.name', message: 'Search the documentation'})}
      onCancel={onClose}
    >
      <form action={searchPath} className={styles.form}>
        <input
          ref={input}
          name="q"
          type="search"
          autoComplete="off"
          className={styles.input}
          aria-label={translate({id: 'search.modal.input', message: 'Search'})}
          defaultValue={initialQuery}
        />
      </form>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {translate({id: 'search.modal.cancel', message: 'Cancel'})}
      </button>
    </dialog>,
    document.body,
  );
}
