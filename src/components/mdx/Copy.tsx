import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {CopyButton} from '../ui/CopyButton';
import {childrenToText} from './childrenToText';
import styles from './Copy.module.css';

interface CopyProps {
  /**
   * The value. Markdown may have turned a URL in the value into a link; only the text of the link is used.
   */
  readonly children: ReactNode;
}

/**
 * Longer keys and DIDs, which contain no dot and no slash, are shortened in the middle. CSS does it: the text is
 * complete.
 */
const MAX_LENGTH = 36;
/** Shorter values that are no address and no DID are quicker to type than to copy. */
const MIN_LENGTH = 24;
/** How many of the last characters of a shortened value stay visible. */
const TAIL_LENGTH = 6;

/** Matches the places where an address may break in a narrow column: after a slash or a dot. */
const breakRegex = /(?<=[/.])(?=[^/])/;

function Value({value}: {readonly value: string}): ReactNode {
  if (value.length > MAX_LENGTH && !/[./]/.test(value)) {
    return (
      <code className={styles.long} title={value}>
        <span>{value.slice(0, -TAIL_LENGTH)}</span>
        <span>{value.slice(-TAIL_LENGTH)}</span>
      </code>
    );
  }
  return (
    <code>
      {value.split(breakRegex).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{piece}</span>
        </Fragment>
      ))}
    </code>
  );
}

/**
 * An inline value, such as an endpoint or an id. An address, a DID, or a long value has a button that copies it. Authors
 * write `<Copy>` in pages.
 */
export function Copy({children}: CopyProps): ReactNode {
  const value = childrenToText(children).trim();
  if (value.length < MIN_LENGTH && !/[/:]/.test(value)) return <Value value={value} />;
  const label = translate({id: 'site.copy.value', message: 'Copy {value}'}, {value});
  return (
    <span className={styles.copy}>
      <Value value={value} />
      <CopyButton value={value} label={label} />
    </span>
  );
}
