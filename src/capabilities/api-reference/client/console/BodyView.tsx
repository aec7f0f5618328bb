import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Console.module.css';

/** A longer answer scrolls. */
const BODY_ROWS = 24;
/** Who scrolled up farther than this (px) is reading, and is left there. */
const END_MARGIN = 40;

export interface BodyViewProps {
  readonly text: string;
  /** Still growing: the newest part stays in view. */
  readonly streaming: boolean;
}

/** The body of an answer: a text area, so that it can be scrolled, selected and copied with the keyboard. */
export function BodyView({text, streaming}: BodyViewProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = area.current;
    if (streaming && atEnd.current && element !== null) element.scrollTop = element.scrollHeight;
  }, [text, streaming]);
  return (
    <textarea
      ref={area}
      readOnly
      className={styles.body}
      rows={Math.min(BODY_ROWS, text.split('\n').length + 1)}
      value={text}
      aria-label={translate({id: 'api.console.body', message: 'Body of the answer'})}
      onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < END_MARGIN;
      }}
    />
  );
}
