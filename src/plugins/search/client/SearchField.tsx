/** The search field that a reader sees and types in until the modal has loaded. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {cancelLabel, dialogLabel, inputLabel} from './fieldTexts';
import styles from './SearchField.module.css';

/** The id of the field's dialog. A button with `data-dialog` opens it before hydration (shell/node/earlyPressScript.ts). */
export const SEARCH_FIELD_ID = 'search-field';

export interface SearchFieldProps {
  readonly isOpen: boolean;
  readonly initialQuery: string;
  /** Gives the parent the text that was typed. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  /** Called for the Enter key, in place of a form that would leave the page. */
  readonly onSubmit: () => void;
}

/**
 * A dialog with the field, at the place of the modal's field. It is in the HTML of each page, and can be open before React
 * runs. The search box (../theme/SearchBar) then replaces it by the modal. If the modal cannot be loaded, the box opens the
 * results page, or shows a notice in the dialog.
 */
export function SearchField({
  isOpen,
  initialQuery,
  input,
  onClose,
  onSubmit,
}: SearchFieldProps): ReactNode {
  const searchPath = useBaseUrl('/search');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const field = dialog.current;
    if (!isOpen || !field) return undefined;
    if (!field.open) {
      if (input.current) input.current.value = initialQuery;
      field.showModal();
    }
    return () => field.close();
  }, [isOpen, initialQuery, input]);
  return (
    <dialog
      ref={dialog}
      id={SEARCH_FIELD_ID}
      className={styles.dialog}
      aria-label={dialogLabel}
      onCancel={onClose}
    >
      <form
        action={searchPath}
        className={`search-form ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input
          ref={input}
          name="q"
          type="search"
          autoComplete="off"
          className={styles.input}
          aria-label={inputLabel}
        />
      </form>
      {/* Closes the dialog without JavaScript. */}
      <form method="dialog">
        <button type="submit" className={styles.cancel} onClick={onClose}>
          {cancelLabel}
        </button>
      </form>
    </dialog>
  );
}
