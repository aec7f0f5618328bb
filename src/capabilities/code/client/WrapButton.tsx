import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './Code.module.css';

export interface WrapButtonProps {
  readonly wrapped: boolean;
  readonly onToggle: () => void;
}

/** Breaks long lines, or lets them run on. */
export function WrapButton({wrapped, onToggle}: WrapButtonProps): ReactNode {
  const label = translate({id: 'site.code.wrap', message: 'Wrap long lines'});
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={wrapped}
      className={styles.tool}
      onClick={onToggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m1.75-2L7.75 12.5l2 2M2 12.5h3" />
      </svg>
    </button>
  );
}
