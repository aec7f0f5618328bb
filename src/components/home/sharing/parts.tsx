/** Parts of both the picture (Figure.tsx) and the experiment (Experiment.tsx). */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Figure.module.css';

/** The lines from the record to its three shares. Screen readers skip them. */
export function Lines(): ReactNode {
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M150 0v40M150 0C150 24 50 16 50 40M150 0c0 24 100 16 100 40" />
    </svg>
  );
}

/** The name of a node: `Node 1` for the index 0. */
export function NodeName({index}: {readonly index: number}): ReactNode {
  return (
    <span className={styles.node}>
      <Translate id="site.home.sharing.node" values={{number: index + 1}}>
        {'Node {number}'}
      </Translate>
    </span>
  );
}
