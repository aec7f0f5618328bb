import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SECRET, SHARES} from './shares';
import styles from './SharesFigure.module.css';

/** One record, as you hold it and as three nodes hold it. */
export function SharesFigure(): ReactNode {
  return (
    <figure className={styles.figure}>
      <pre className={styles.record}>
        <code>
          {'{ "salary": '}
          <b>{SECRET}</b>
          {' }'}
        </code>
      </pre>
      <svg
        className={styles.lines}
        viewBox="0 0 300 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M150 0v40M150 0C150 24 50 16 50 40M150 0c0 24 100 16 100 40" />
      </svg>
      <ol className={styles.nodes}>
        {SHARES.map((share, index) => (
          <li key={share}>
            <span className={styles.node}>
              <Translate id="site.home.node" values={{number: index + 1}}>
                {'Node {number}'}
              </Translate>
            </span>
            <code>{share}</code>
          </li>
        ))}
      </ol>
      <figcaption>
        <Translate id="site.home.shares">
          One value, three shares. Each is a random number by itself; all three together give the
          value back.
        </Translate>
      </figcaption>
    </figure>
  );
}
