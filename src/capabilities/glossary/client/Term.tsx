import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import './glossary.css';
import styles from './Term.module.css';

export interface TermProps {
  /** Id of an entry of src/config/glossary.yaml; a writer gives this one only. */
  readonly id: string;
  /** The words of the sentence. */
  readonly children: ReactNode;
  /** Filled in at build by src/capabilities/glossary, so that the glossary itself stays out of the browser. */
  readonly definition?: string;
  /** Filled in at build: where the entry stands. */
  readonly to?: string;
}

/**
 * A word of the glossary: a link to its entry, whose definition appears on hover, focus and the first tap.
 * Escape takes it away without moving the pointer or the focus (WCAG 1.4.13).
 */
export function Term({id, children, definition, to}: TermProps): ReactNode {
  const tooltipId = useId();
  const [near, setNear] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  /** A finger has no hover: its first tap opens the definition, the second follows the link. */
  const opensOnly = useRef(false);

  useEffect(() => {
    if (!near) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [near]);

  if (definition === undefined || to === undefined) {
    throw new Error(
      `<Term id="${id}"> has no definition: src/capabilities/glossary did not see it. Is the page under docs/?`,
    );
  }
  const arrive = () => setNear(true);
  const leave = () => {
    setNear(false);
    setDismissed(false);
  };
  return (
    <span className={styles.term} onMouseEnter={arrive} onMouseLeave={leave}>
      <Link
        to={to}
        className={styles.link}
        aria-describedby={tooltipId}
        onFocus={arrive}
        onBlur={leave}
        onPointerDown={({pointerType}) => (opensOnly.current = pointerType === 'touch' && !near)}
        onClick={(event) => {
          if (opensOnly.current) event.preventDefault();
        }}
      >
        {children}
      </Link>
      <span
        role="tooltip"
        id={tooltipId}
        className={clsx(styles.definition, dismissed && styles.dismissed)}
      >
        {definition}
      </span>
    </span>
  );
}
