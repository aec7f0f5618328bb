import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState, type RefObject} from 'react';
import {printSample} from '../../shared/request/samples';
import {CODE_CHANGE} from '../lines/rangeOf';
import {findBlocks, PATH_ATTRIBUTE, type SampleBlock} from './blocks';
import styles from './Editor.lazy.module.css';
import type {useChoices} from './useChoices';
import {nameOf, type EditableValue} from './values';

/** The cards of the page: the first one has the samples. */
export const CARD = '#example ~ div';

/** Makes the element of a value a field. */
function makeField(element: HTMLElement, value: EditableValue | undefined): void {
  if (value === undefined) return;
  element.className = styles.value ?? '';
  element.role = 'textbox';
  element.ariaLabel = nameOf(value);
  element.tabIndex = -1;
  element.spellcheck = false;
  element.autocapitalize = 'off';
  // Firefox has `plaintext-only` since version 136.
  element.setAttribute('contenteditable', 'plaintext-only');
  if (!element.isContentEditable) element.contentEditable = 'true';
  if (value.shared?.kind === 'credential') element.dataset['secret'] = '';
}

/**
 * Shows the reader's choices in the samples of the card that contains an element.
 *
 * @param hintId of the element that says how to edit a value
 * @param edited the field in which the reader is
 */
export function useBlocks(
  host: RefObject<HTMLElement | null>,
  {initial, initialRequest, shownRequest}: ReturnType<typeof useChoices>,
  hasEmptyBody: boolean,
  hintId: string,
  edited: HTMLElement | undefined,
): void {
  const [blocks, setBlocks] = useState<readonly SampleBlock[]>([]);
  // Docusaurus mounts the samples again when this changes.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const card = host.current?.closest(CARD);
    if (!isBrowser || card == null) return;
    const prepare = (element: HTMLElement) =>
      makeField(element, initial.get(element.getAttribute(PATH_ATTRIBUTE) ?? ''));
    const found = findBlocks(card, initialRequest, hasEmptyBody, prepare);
    for (const {code} of found) code.parentElement?.setAttribute('aria-describedby', hintId);
    setBlocks(found);
  }, [host, isBrowser, initial, initialRequest, hasEmptyBody, hintId]);
  useEffect(() => {
    for (const block of blocks) block.show(printSample(block.language, shownRequest, hasEmptyBody));
    host.current?.dispatchEvent(new Event(CODE_CHANGE, {bubbles: true}));
    // The field that the reader has left also gets the text of its language.
  }, [host, blocks, shownRequest, hasEmptyBody, edited]);
}
