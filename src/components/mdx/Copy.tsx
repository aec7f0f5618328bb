import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {childrenToText} from '../../lib/childrenToText';
import {CopyButton} from '../ui/CopyButton';
import styles from './Copy.module.css';

export interface CopyProps {
  /** The value. Markdown may have turned a URL in it into a link; only its text is used. */
  readonly children: ReactNode;
}

/** Longer parts of a value, such as keys and hashes, may break anywhere. Words and numbers are shorter. */
const MAX_UNBROKEN_LENGTH = 20;

/** Matches the places where a value may break: after `/` and `:`, and before a dot, as in `https://|a|.b:|1`. */
const BREAK = /(?<=[/:])(?=[^/:])|(?=\.)/;

/** Splits a value into the pieces between which a line may break. */
function splitIntoPieces(value: string): string[] {
  return value
    .split(BREAK)
    .flatMap((part) =>
      part.length > MAX_UNBROKEN_LENGTH ? (part.match(/.{1,8}/g) ?? []) : [part],
    );
}

/** An inline value, such as an endpoint or an id, with a button that copies it. */
export function Copy({children}: CopyProps): ReactNode {
  const value = childrenToText(children).trim();
  const label = translate({id: 'site.copy.value', message: 'Copy {value}'}, {value});
  return (
    <span className={styles.copy}>
      <code>
        {splitIntoPieces(value).map((piece, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </code>
      <CopyButton value={value} label={label} />
    </span>
  );
}
