import {useEffect, useRef, type RefObject} from 'react';
import {PATH_ATTRIBUTE} from './blocks';

/** What happens to a field in the code of a sample. */
interface FieldEvents {
  /** The reader begins to edit a field. Returns the text to edit. */
  readonly onStart: (field: HTMLElement) => string;
  /** The reader types. */
  readonly onType: (field: HTMLElement, typed: string) => void;
  /** The reader leaves the field. The text is that of the beginning if the reader pressed Escape. */
  readonly onEnd: (field: HTMLElement, typed: string) => void;
}

const FIELDS = `[${PATH_ATTRIBUTE}][contenteditable]`;

function fieldAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof HTMLElement && target.matches(FIELDS) ? target : undefined;
}

/**
 * While a field of a block of code has the focus, the Tab key goes through the fields of the block. Otherwise it passes the
 * block.
 */
function setReachable(field: HTMLElement, isReachable: boolean): void {
  const fields = field.closest('code')?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
  for (const each of fields) each.tabIndex = isReachable ? 0 : -1;
}

const selectAll = (field: HTMLElement) => getSelection()?.selectAllChildren(field);

/**
 * Listens to the fields in a card. Enter in a block of code goes to its first field. In a field, Enter and Escape go back to
 * the block, and Escape restores the text.
 *
 * @returns the text of the field in which the reader is, at the beginning
 */
export function useFieldEvents(
  card: () => HTMLElement | null | undefined,
  {onStart, onType, onEnd}: FieldEvents,
): RefObject<string> {
  const textAtStart = useRef('');
  /** A field that a pointer has just reached. */
  const clicked: RefObject<HTMLElement | undefined> = useRef(undefined);
  // Each time, because the handlers have the values of the last rendering.
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const element = card();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element?.addEventListener(type, listener, {signal});

    listen('focusin', ({target}) => {
      const field = fieldAt(target);
      if (field === undefined) return;
      textAtStart.current = onStart(field);
      field.textContent = textAtStart.current;
      setReachable(field, true);
      selectAll(field);
      clicked.current = field;
    });
    // The click that reached the field has put the caret somewhere in it.
    listen('click', ({target}) => {
      if (clicked.current !== undefined && target === clicked.current) selectAll(clicked.current);
      clicked.current = undefined;
    });
    listen('input', ({target}) => {
      const field = fieldAt(target);
      if (field !== undefined) onType(field, field.textContent);
    });
    listen('keydown', (event) => {
      const {target, key} = event;
      clicked.current = undefined;
      const field = fieldAt(target);
      const block = target instanceof HTMLElement ? target.closest('pre') : null;
      if (event.isComposing || block === null || (key !== 'Enter' && key !== 'Escape')) return;
      event.preventDefault();
      if (field !== undefined) {
        if (key === 'Escape') {
          field.textContent = textAtStart.current;
          onType(field, textAtStart.current);
        }
        block.focus({preventScroll: true});
      } else if (key === 'Enter') {
        block.querySelector<HTMLElement>(FIELDS)?.focus({preventScroll: true});
      }
    });
    listen('focusout', ({target, relatedTarget}) => {
      const field = fieldAt(target);
      if (field === undefined) return;
      const next = fieldAt(relatedTarget);
      if (next?.closest('code') !== field.closest('code')) setReachable(field, false);
      onEnd(field, field.textContent);
    });
    return () => controller.abort();
  });
  return textAtStart;
}
