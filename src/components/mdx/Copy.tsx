import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf} from '../../lib/textOf';
import {CopyButton} from '../ui/CopyButton';
import styles from './Copy.module.css';

export interface CopyProps {
  /** The value, as plain text. */
  readonly children: ReactNode;
}

/** A value in the text, an endpoint or an id, with a button that copies it. */
export function Copy({children}: CopyProps): ReactNode {
  const value = textOf(children).trim();
  const label = translate({id: 'site.copy.value', message: 'Copy {value}'}, {value});
  return (
    <span className={styles.copy}>
      <code>{value}</code>
      <CopyButton value={value} label={label} />
    </span>
  );
}
