import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf} from '../../lib/textOf';
import {CopyButton} from '../ui/CopyButton';
import styles from './Copy.module.css';

export interface CopyProps {
  /** The value, as plain text. */
  readonly children: ReactNode;
}

/** Words and numbers of a value up to this length stay whole; keys and hashes are longer. */
const WHOLE_LENGTH = 20;

/** The value with the places at which it may go on in the next line: after `/` and `:`, before a dot, inside of keys. */
function breakable(value: string): ReactNode {
  return value
    .split(/(?<=[/:])(?=[^/:])|(?=\.)/)
    .flatMap((part) => (part.length > WHOLE_LENGTH ? (part.match(/.{1,8}/g) ?? []) : part))
    .flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]));
}

/** A value in the text, an endpoint or an id, with a button that copies it. */
export function Copy({children}: CopyProps): ReactNode {
  const value = textOf(children).trim();
  const label = translate({id: 'site.copy.value', message: 'Copy {value}'}, {value});
  return (
    <span className={styles.copy}>
      <code>{breakable(value)}</code>
      <CopyButton value={value} label={label} />
    </span>
  );
}
