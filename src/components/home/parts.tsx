/** Components of the home page (src/pages/index.mdx). */
import type {ReactNode} from 'react';
import styles from './home.module.css';

interface IconProps {
  /** SVG path data in a 24 × 24 view box. */
  readonly path: string;
}

/** A decorative line icon. Screen readers skip it. */
export function Icon({path}: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.icon}>
      <path d={path} />
    </svg>
  );
}
