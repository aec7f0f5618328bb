import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** The id of an entry in src/config/glossary.ts. The only property that writers set. */
  readonly id: string;
  /** The term as the sentence needs it. */
  readonly children: ReactNode;
  /** The text of the entry, added by the remark step. */
  readonly definition?: string;
  /** The URL of the entry, added by the remark step. */
  readonly to?: string;
}

/**
 * A term that links to its glossary entry and shows the definition on hover, focus, and the first tap (a second tap
 * follows the link). Escape hides the definition without moving the pointer or the focus (WCAG 1.4.13). Writers use it in
 * pages: `<Term id="share">shares</Term>`. The remark step of this plugin (../index.ts) adds the other properties.
 *
 * @throws Error if the remark step did not run, because the page is outside docs/ and src/pages/
 */
export function Term({id, children, definition, to}: TermProps): ReactNode {
  const tooltipId = useId();
  const [isActive, setIsActive] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  /** Touchscreens have no hover: the first tap shows the definition, the second follows the link. */
  const isFirstTap = useRef(false);

  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);

  if (definition === undefined || to === undefined) {
    throw new Error(
      `<Term id="${id}"> has no definition because the build step did not run. Put the page under docs/ or src/pages/.`,
    );
  }
  const activate = () => setIsActive(true);
  const deactivate = () => {
    setIsActive(false);
    setIsDismissed(false);
  };
  return (
    <span className={styles.term} onMouseEnter={activate} onMouseLeave={deactivate}>
      <Link
        to={to}
        className={styles.link}
        aria-describedby={tooltipId}
        onFocus={activate}
        onBlur={deactivate}
        onPointerDown={({pointerType}) =>
          (isFirstTap.current = pointerType === 'touch' && !isActive)
        }
        onClick={(event) => {
          if (isFirstTap.current) event.preventDefault();
        }}
      >
        {children}
      </Link>
      <span
        role="tooltip"
        id={tooltipId}
        className={clsx(styles.definition, isDismissed && styles.dismissed)}
      >
        {definition}
      </span>
    </span>
  );
}
